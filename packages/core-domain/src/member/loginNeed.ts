export type LoginNeed = 'none' | 'redirect' | 'ask-host';

export interface LoginQuestion {
  needsLogin: boolean;
  isLoggedIn: boolean;
  isMiniApp: boolean;
}

/** What comes before a page for this reader; the mini-app asks the host who its user is [AUTH-08] (D-021). */
export function loginNeed({ needsLogin, isLoggedIn, isMiniApp }: LoginQuestion): LoginNeed {
  if (isLoggedIn || !needsLogin) return 'none';
  return isMiniApp ? 'ask-host' : 'redirect';
}
