/** The id that stands for everybody who is not logged in (S1 §9). */
export const ANONYMOUS_USER_ID = 8_000_000;

/** A numeric id above the anonymous one; 0, empty, text and the anonymous id itself are guests (D-014). */
export const isLoggedInId = (id: string | number): boolean => {
  const value = typeof id === 'number' ? id : /^\d+$/.test(id) ? Number(id) : 0;
  return Number.isSafeInteger(value) && value > ANONYMOUS_USER_ID;
};
