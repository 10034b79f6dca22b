/** Rows of the first frame, before anything was measured: a phone's screen of them. */
export const FIRST_ROWS = 18;
