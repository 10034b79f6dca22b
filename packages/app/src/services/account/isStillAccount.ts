import type { Services } from '../Services.ts';

/**
 * Whether a page may act for the account that it was shown to. Another tab may have logged another one in: the page then
 * becomes that one's and says so, and what was asked on it is none of its business.
 */
export function isStillAccount({ userId, login, toaster }: Services, account: string): boolean {
  if (userId() === account) return true;
  login.getState().checkUser();
  toaster.show('账号已切换，请确认后再操作');
  return false;
}
