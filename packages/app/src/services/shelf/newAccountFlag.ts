import { newAccountCookie } from '@shuye/core-domain/member';

/** The cookie by which the server says that the last login created this account [SHELFSYNC-16]. */
export const newAccountFlag = (userId: string, page: Pick<Document, 'cookie'>) => ({
  isSet: page.cookie.split('; ').includes(`${newAccountCookie}=${userId}`),
  clear: (): void => {
    page.cookie = `${newAccountCookie}=; Path=/; Max-Age=0`;
  },
});
