// The peer of the formula benchmark: KaTeX under node. Gets a task and a file of formulas, one a line,
// and prints its version and the milliseconds that all of them together take, warmed up.
'use strict';
const fs = require('fs');
const katex = require('katex');

const formulas = fs.readFileSync(process.argv[3], 'utf8').split('\n').filter((line) => line !== '');
let length = 0;
const renderAll = () => {
  for (const formula of formulas) length += katex.renderToString(formula, { displayMode: true }).length;
};
for (let round = 0; round < 5; round++) renderAll();
const start = process.hrtime.bigint();
renderAll();
const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
if (length === 0) process.exit(1);
console.log(`${katex.version} ${milliseconds}`);
