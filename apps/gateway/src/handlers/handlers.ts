import { accountHandlers } from './accountHandlers.ts';
import { adHandlers } from './adHandlers.ts';
import { bookHandlers } from './bookHandlers.ts';
import { categoryHandlers } from './categoryHandlers.ts';
import { commentHandlers } from './commentHandlers.ts';
import { eventHandlers } from './eventHandlers.ts';
import { giftHandlers } from './giftHandlers.ts';
import type { Handlers } from '../calls/Handler.ts';
import { memberHandlers } from './memberHandlers.ts';
import { orderHandlers } from './orderHandlers.ts';
import { purchaseHandlers } from './purchaseHandlers.ts';
import { rankHandlers } from './rankHandlers.ts';
import { recordHandlers } from './recordHandlers.ts';
import { recommendHandlers } from './recommendHandlers.ts';
import { reportHandlers } from './reportHandlers.ts';
import { resourceHandlers } from './resourceHandlers.ts';
import { previewHandlers } from './previewHandlers.ts';
import { questionHandlers } from './questionHandlers.ts';
import { searchHandlers } from './searchHandlers.ts';
import { seoHandlers } from './seoHandlers.ts';
import { shelfHandlers } from './shelfHandlers.ts';
import { storeHandlers } from './storeHandlers.ts';
import { ticketHandlers } from './ticketHandlers.ts';

/** Every declared call with the one that answers it. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...adHandlers,
  ...bookHandlers,
  ...categoryHandlers,
  ...commentHandlers,
  ...orderHandlers,
  ...purchaseHandlers,
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
  ...giftHandlers,
  ...memberHandlers,
  ...recordHandlers,
  ...ticketHandlers,
};
