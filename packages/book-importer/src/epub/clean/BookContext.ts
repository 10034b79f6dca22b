export const UNBOUNDED_DRAWINGS = 'drawings that unfold to more shapes than a page can show';

export interface BookContext {
  /** Gives a fragment address, or undefined for a place that is not in the book. */
  link: (href: string) => string | undefined;
  /** Gives the `src`, or undefined for a picture that cannot be shown. */
  picture: (href: string) => string | undefined;
  /** Gives the `src` of a drawing in the document itself, or undefined beyond the number of drawings of a book. */
  drawing: (svg: string) => string | undefined;
  styleClass: (declarations: string) => string;
  /** Notes that something was left out, in the plural: “scripts”. */
  leftOut: (what: string) => void;
}
