/** Traits hold for a family and weight at every size; the first one that is measured finds them out. */
export interface FontTraits {
  marksAreFull: boolean | undefined;
  /** Are digits as wide as one another, whichever stand side by side? */
  digitsAreEven: boolean | undefined;
}
