import { adHandlers } from './adHandlers.ts';
import { bookHandlers } from './bookHandlers.ts';
import { categoryHandlers } from './categoryHandlers.ts';
import { commentHandlers } from './commentHandlers.ts';
import { eventHandlers } from './eventHandlers.ts';
import type { Handlers } from './Handler.ts';
import { rankHandlers } from './rankHandlers.ts';
import { recommendHandlers } from './recommendHandlers.ts';
import { reportHandlers } from './reportHandlers.ts';
import { resourceHandlers } from './resourceHandlers.ts';
import { previewHandlers } from './previewHandlers.ts';
import { questionHandlers } from './questionHandlers.ts';
import { searchHandlers } from './searchHandlers.ts';
import { seoHandlers } from './seoHandlers.ts';
import { shelfHandlers } from './shelfHandlers.ts';
import { storeHandlers } from './storeHandlers.ts';

/** Every declared call with the one that answers it. */
export const handlers: Handlers = {
  ...adHandlers,
  ...bookHandlers,
  ...categoryHandlers,
  ...commentHandlers,
  ...rankHandlers,
  ...recommendHandlers,
  ...eventHandlers,
  ...reportHandlers,
  ...resourceHandlers,
  ...previewHandlers,
  ...questionHandlers,
  ...searchHandlers,
  ...seoHandlers,
  ...shelfHandlers,
  ...storeHandlers,
};
