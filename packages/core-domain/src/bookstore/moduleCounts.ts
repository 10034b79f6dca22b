export const MODULES_AT_A_TIME = 7;

const SMALL_FORM = 3;
const LARGE_FORM = 6;
const LIST_LENGTH = 3;

/** Books of a form: 6 when that many came, else 3 [STORE-23] (D-148). */
export const formBookCount = (available: number): number => (available >= LARGE_FORM ? LARGE_FORM : SMALL_FORM);

/** Books of a list: 3 unless the module names a number [STORE-24]; a number below 1 names none. */
export const listBookCount = (maxNumber: number | undefined): number =>
  maxNumber !== undefined && maxNumber >= 1 ? Math.floor(maxNumber) : LIST_LENGTH;
