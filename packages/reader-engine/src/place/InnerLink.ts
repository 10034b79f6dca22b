export interface InnerLink {
  chapterId: string;
  /** Id of an element of that chapter's markup, as the book writes it; '' is the chapter's start. */
  fragment: string;
}
