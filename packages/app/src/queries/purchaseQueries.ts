import type { ApiClient } from '@shuye/api-client';
import { buyBook, buyChapter } from '@shuye/api-client/calls';
import { PurchaseAct, type BuyCall } from '@shuye/core-domain/purchase';
import { queryOptions } from '@tanstack/react-query';

/** Only these can be asked for their price: several chapters cost what each of them costs (D-177). */
export type AskedPurchase = Extract<BuyCall, { call: 'chapter' | 'book' }>;

/** Asked for afresh whenever the page is opened (D-176). */
export const offerQuery = (client: ApiClient, bookId: string, item: AskedPurchase) =>
  queryOptions({
    queryKey: ['offer', bookId, item.call === 'chapter' ? item.chapterId : ''],
    queryFn: ({ signal }) =>
      item.call === 'chapter'
        ? client.send(buyChapter, { bookId, chapterId: item.chapterId, act: PurchaseAct.Ask }, { signal })
        : client.send(buyBook, { bookId, act: PurchaseAct.Ask }, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
