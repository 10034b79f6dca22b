import { accountHandlers } from '../accounts/accountHandlers.ts';
import { deletionHandlers } from '../accounts/deletion/deletionHandlers.ts';
import { adHandlers } from '../ads/adHandlers.ts';
import { groupHandlers } from '../shelf-groups/groupHandlers.ts';
import { textBookmarkHandlers } from '../text-bookmarks/textBookmarkHandlers.ts';
import { annotationHandlers } from '../annotations/annotationHandlers.ts';
import { autoBuyHandlers } from '../auto-buy/autoBuyHandlers.ts';
import { bookHandlers } from '../books/bookHandlers.ts';
import { categoryHandlers } from '../discovery/categoryHandlers.ts';
import { commentHandlers } from '../comments/commentHandlers.ts';
import { eventHandlers } from '../events/eventHandlers.ts';
import { giftHandlers } from '../gift/giftHandlers.ts';
import type { Handlers } from '../calls/Handler.ts';
import { memberHandlers } from '../membership/memberHandlers.ts';
import { orderHandlers } from '../orders/orderHandlers.ts';
import { purchaseHandlers } from '../purchases/purchaseHandlers.ts';
import { rankHandlers } from '../discovery/rankHandlers.ts';
import { recordHandlers } from '../records/recordHandlers.ts';
import { recommendHandlers } from '../discovery/recommendHandlers.ts';
import { readingHandlers } from '../reading/readingHandlers.ts';
import { resourceHandlers } from '../books/resourceHandlers.ts';
import { previewHandlers } from '../previews/previewHandlers.ts';
import { questionHandlers } from '../questions/questionHandlers.ts';
import { ownSpaceHandlers } from '../own-space/ownSpaceHandlers.ts';
import { restoreHandlers } from '../restore/restoreHandlers.ts';
import { searchHandlers } from '../search/searchHandlers.ts';
import { seoHandlers } from '../discovery/seoHandlers.ts';
import { shelfHandlers } from '../shelf/shelfHandlers.ts';
import { statisticsHandlers } from '../statistics/statisticsHandlers.ts';
import { storeHandlers } from '../store/storeHandlers.ts';
import { visitHandlers } from '../visits/visitHandlers.ts';
import { ticketHandlers } from '../tickets/ticketHandlers.ts';

export const handlers: Handlers = {
  ...accountHandlers,
  ...adHandlers,
  ...annotationHandlers,
  ...groupHandlers,
  ...textBookmarkHandlers,
  ...autoBuyHandlers,
  ...bookHandlers,
  ...categoryHandlers,
  ...commentHandlers,
  ...deletionHandlers,
  ...orderHandlers,
  ...purchaseHandlers,
  ...rankHandlers,
  ...recommendHandlers,
  ...eventHandlers,
  ...readingHandlers,
  ...resourceHandlers,
  ...previewHandlers,
  ...questionHandlers,
  ...ownSpaceHandlers,
  ...restoreHandlers,
  ...searchHandlers,
  ...seoHandlers,
  ...shelfHandlers,
  ...statisticsHandlers,
  ...storeHandlers,
  ...giftHandlers,
  ...memberHandlers,
  ...recordHandlers,
  ...ticketHandlers,
  ...visitHandlers,
};
