/** The owner of a text may say these things of it. */
export interface TxtOptions {
  /** A label that `TextDecoder` knows, instead of the guess. */
  encoding?: string;
  /** Lines that head a chapter, instead of the guess; tried on the line without surrounding space. */
  heading?: RegExp;
}
