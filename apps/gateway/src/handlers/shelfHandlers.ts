import type { Handlers } from './Handler.ts';

/** A guest's shelf lives in the browser: the server owns nothing for them, so nothing is kept and nothing comes back. */
export const shelfHandlers: Pick<Handlers, 'syncBookmarks'> = {
  syncBookmarks: async (_request, { now }) => ({ detail: [], serverTime: Math.floor(now / 1000) }),
};
