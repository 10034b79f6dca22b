/** The id that stands for everybody who is not logged in [AUTH-02, CONST-02]. */
export const ANONYMOUS_USER_ID = 8_000_000;

/** Ids up to this one are guests [AUTH-03, CONST-03]. */
export const USER_ID_THRESHOLD = ANONYMOUS_USER_ID;

/** A numeric id above the threshold; all others are guests (D-014). There is no third role (D-200) [AUTH-01]. */
export const isLoggedInId = (id: string | number): boolean => {
  const value = typeof id === 'number' ? id : /^\d+$/.test(id) ? Number(id) : 0;
  return Number.isSafeInteger(value) && value > USER_ID_THRESHOLD;
};

/** The id that a request names and is signed with: guests go by the anonymous one [AUTH-02]. */
export const signingUserId = (id: string | number): string =>
  isLoggedInId(id) ? String(id) : String(ANONYMOUS_USER_ID);
