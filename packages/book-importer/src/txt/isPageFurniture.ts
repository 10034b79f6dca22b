const BUTTONS =
  /^[[［【(（<]?(?:[上前后下][一1]?[页頁章节]|回?(?:目录|首页|书目)|返回(?:目录|首页|书页|上页)?|加入书签|回首页|回目录)[\]］】)）>]?$/;
/** A book's name in brackets at the foot of a page: 〔选自《…》〕. */
const COLOPHON = /^[〔（([［【](?:选自|摘自|录自)?《[^《》]{1,30}》[〕）)\]］】]$/;
const CHAPTER_END = /^[（(【[]?(?:本章(?:完|未完.{0,20}|已完)|未完待续|待续)[）)】\]]?[。.]?$/;

/** The bar of a site: 首页|书库|… */
const SITE_BAR = /^首页(?:\s{0,2}[|｜]\s{0,2}[^|｜]{1,12}){4,60}$/;
const SITE_NOTE = /^(?:本站|本书城).{0,40}(?:招收|点此|收藏|更新管理员|网址|欢迎)/;

/** Web pages and printed pages put page buttons, colophons and (本章完) around the text. */
export const isPageFurniture = (text: string): boolean =>
  (text.length <= 40 && (BUTTONS.test(text) || COLOPHON.test(text) || CHAPTER_END.test(text))) ||
  (text.length <= 400 && (SITE_BAR.test(text) || SITE_NOTE.test(text)));
