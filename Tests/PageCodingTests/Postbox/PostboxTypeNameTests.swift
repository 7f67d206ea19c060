import PageModel
import Testing

@testable import PageCoding

@Suite("Postbox: numbers of types")
struct PostboxTypeNameTests {
  static let checks: [(String, UInt32)] = [
    ("", 0), ("test", 0xba6b_d213), ("Hello, world!", 0xc036_3e43),
  ]

  @Test("the hash gives its published check values", arguments: checks)
  func checkValue(text: String, hash: UInt32) {
    #expect(murmurHash3(text.utf8, seed: 0) == hash)
  }

  static let names: [(String, Int32)] = [
    ("RichText", -116_387_881),
    ("InstantPageBlock", -1_591_315_776),
    ("InstantPageListItem", 1_392_322_573),
    ("InstantPageCaption", 1_746_376_877),
    ("InstantPageTableRow", -1_808_710_892),
    ("InstantPageTableCell", 1_030_551_558),
    ("InstantPageRelatedArticle", 2_071_896_585),
    ("InstantPageButton", -1_960_320_649),
    ("InstantPage", -2_116_359_593),
    ("RichTextMessageAttribute", 2_038_044_722),
    ("TypingDraftMessageAttribute", -1_021_513_946),
    ("TextEntitiesMessageAttribute", -252_989_213),
    ("MessageTextEntity", 2_102_529_310),
    ("TelegramMediaImage", -1_951_522_668),
    ("TelegramMediaFile", 665_733_176),
    ("TelegramMediaWebpage", -661_322_156),
    ("TelegramMediaWebpageLoadedContent", 372_084_582),
    ("TelegramMediaMap", -1_138_242_673),
    ("TelegramMediaImageRepresentation", 1_774_815_102),
    ("VideoThumbnail", -401_639_463),
    ("VideoRepresentation", -334_047_587),
    ("EmojiMarkup", 1_989_172_347),
    ("TelegramMediaImageReference", 985_457_250),
    ("TelegramMediaFileAttribute", 1_922_378_215),
    ("StickerPackReference", -1_320_282_174),
    ("StickerMaskCoords", 370_748_693),
    ("PartialMediaReference", 846_935_816),
    ("CloudFileMediaResource", -539_247_780),
    ("CloudPhotoSizeMediaResource", 1_226_791_958),
    ("CloudDocumentSizeMediaResource", -2_129_249_780),
    ("CloudPeerPhotoSizeMediaResource", 923_090_569),
    ("CloudStickerPackThumbnailMediaResource", -450_200_219),
    ("CloudDocumentMediaResource", 486_562_374),
    ("LocalFileMediaResource", 711_798_229),
    ("LocalFileReferenceMediaResource", 1_868_491_758),
    ("HttpReferenceMediaResource", -1_685_987_214),
    ("EmptyMediaResource", -1_370_207_084),
    ("TelegramChannel", 1_667_961_306),
  ]

  @Test("a type is stored by the number of its name", arguments: names)
  func number(name: String, hash: Int32) {
    #expect(PostboxTypeName(name).hash == hash)
  }

  @Test("types whose name here is another one are stored by the name there")
  func renamed() {
    #expect(TelegramMediaMap.Venue.postboxType.name == "MapVenue")
    #expect(TelegramMediaFile.VideoThumbnail.postboxType.name == "VideoThumbnail")
    #expect(PeerAccessRestrictionInfo.Rule.postboxType.name == "RestrictionRule")
  }
}
