/** What the owner of a text says of it. */
export interface TxtOptions {
  /** A label that `TextDecoder` knows, instead of the guess. */
  encoding?: string;
  /** Lines that head a chapter, instead of the guess; tried on the line without surrounding space. */
  heading?: RegExp;
}
