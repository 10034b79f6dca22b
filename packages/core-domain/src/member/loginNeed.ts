export type LoginNeed =
  /** Open to everybody, or the reader is logged in. */
  | 'none'
  | 'redirect'
  /** The mini-app asks the host who its user is (D-021). */
  | 'ask-host';

export interface LoginQuestion {
  needsLogin: boolean;
  isLoggedIn: boolean;
  isMiniApp: boolean;
}

/** What comes before a page for this reader [AUTH-08]. */
export function loginNeed({ needsLogin, isLoggedIn, isMiniApp }: LoginQuestion): LoginNeed {
  if (isLoggedIn || !needsLogin) return 'none';
  return isMiniApp ? 'ask-host' : 'redirect';
}
