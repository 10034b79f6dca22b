import { newAccountCookie } from '@shuye/core-domain/member';

/** The server's word that the last login opened this account [SHELFSYNC-16]: whether it is there, and the way to drop it. */
export const newAccountNote = (userId: string, page: Pick<Document, 'cookie'>) => ({
  isThere: page.cookie.split('; ').includes(`${newAccountCookie}=${userId}`),
  drop: (): void => {
    page.cookie = `${newAccountCookie}=; Path=/; Max-Age=0`;
  },
});
