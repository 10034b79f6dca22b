/** What an import says of drawings whose references unfold beyond every bound. */
export const UNBOUNDED_DRAWINGS = 'drawings that unfold to more shapes than a page can show';

/** What cleaning a document asks of the book around it. */
export interface BookContext {
  /** The fragment address of a place in the book, undefined for one that is not in it. */
  link: (href: string) => string | undefined;
  /** `src` of a picture of the archive, undefined for one that cannot be shown. */
  picture: (href: string) => string | undefined;
  /** `src` of a drawing that stands in the document itself, undefined beyond the number of drawings of a book. */
  drawing: (svg: string) => string | undefined;
  /** A class with these declarations. */
  styleClass: (declarations: string) => string;
  /** Notes that something was left out, in the plural: “scripts”. */
  leftOut: (what: string) => void;
}
