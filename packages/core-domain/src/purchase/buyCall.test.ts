import { describe, expect, it } from 'vitest';
import { BookPayMode } from '../book/Book.ts';
import { buyCall, PurchaseAct, type BuyCall, type BuyRequest } from './buyCall.ts';

const { Free, Total, Word } = BookPayMode;

describe('what a purchase buys [PROD-08]', () => {
  it.each<[BuyRequest, BuyCall]>([
    [
      { payMode: Word, chapterId: 'c20' },
      { call: 'chapter', chapterId: 'c20' },
    ],
    [
      { payMode: Word, chapterId: 'c20', batch: 50 },
      { call: 'chapters', fromChapterId: 'c20', size: 50 },
    ],
    [
      { payMode: Word, chapterId: 'c20', batch: 'rest' },
      { call: 'chapters', fromChapterId: 'c20', size: 'rest' },
    ],
    [{ payMode: Word }, { call: 'none', reason: 'no-chapter' }],
    [
      { payMode: Word, chapterId: '' },
      { call: 'none', reason: 'no-chapter' },
    ],
    [
      { payMode: Word, batch: 10 },
      { call: 'none', reason: 'no-chapter' },
    ],
    [{ payMode: Total }, { call: 'book' }],
    [{ payMode: Total, chapterId: 'c20', batch: 10 }, { call: 'book' }],
    [
      { payMode: Free, chapterId: 'c20' },
      { call: 'none', reason: 'free-book' },
    ],
  ])('%j is %j [BUY-02]', (request, call) => {
    expect(buyCall(request)).toEqual(call);
  });

  it('asks its price with info and buys with buy [BUY-03]', () => {
    expect(PurchaseAct).toEqual({ Ask: 'info', Buy: 'buy', BuyAutomatically: 'auto' });
  });
});
