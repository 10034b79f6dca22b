/** What holds for a family and weight at every size; found out at the first one that is measured. */
export interface FontTraits {
  marksAreFull: boolean | undefined;
  /** Are digits as wide as one another, whichever stand side by side? */
  digitsAreEven: boolean | undefined;
}
