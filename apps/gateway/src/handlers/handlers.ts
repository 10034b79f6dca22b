import { bookHandlers } from './bookHandlers.ts';
import type { Handlers } from './Handler.ts';
import { recommendHandlers } from './recommendHandlers.ts';
import { resourceHandlers } from './resourceHandlers.ts';
import { shelfHandlers } from './shelfHandlers.ts';
import { storeHandlers } from './storeHandlers.ts';

/** Every declared call with the one that answers it. */
export const handlers: Handlers = {
  ...bookHandlers,
  ...recommendHandlers,
  ...resourceHandlers,
  ...shelfHandlers,
  ...storeHandlers,
};
