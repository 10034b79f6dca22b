/** Where reading stands inside a list of chapters; an index one past the last chapter is the trailer page. */
export interface Position {
  index: number;
  /** The offset in the chapter's text; Infinity is its last page. */
  offset: number;
}
