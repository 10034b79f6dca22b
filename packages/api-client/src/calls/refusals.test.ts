import { describe, expect, it } from 'vitest';
import { calls, type AnyCall } from './index.ts';

const all: readonly AnyCall[] = Object.values(calls);

const buying = [401, 402, 403, 404, 405, 409, 410, 999, 4020, 4021];

const sorted = (states: readonly number[]) => [...states].sort((a, b) => a - b);

describe('the states that calls are refused with', () => {
  it('are written down where a call has some', () => {
    const documented = Object.fromEntries(
      all.flatMap(({ name, refusals }) => (refusals ? [[name, Object.keys(refusals).map(Number)]] : [])),
    );
    expect(documented).toEqual({
      adContent: [404],
      adEvent: [400],
      bookInfo: [401],
      bookScore: [401],
      buyBook: sorted([...buying, 442]),
      buyChapter: sorted([...buying, 432, 433]),
      buyChapters: sorted([...buying, 432, 433, 442]),
      buyMembership: [404, 410, 412, 999, 4020, 4021],
      chapterPreview: [401],
      claimGift: [10_004, 230_014, 230_015],
      commentList: [401],
      createOrder: [404, 412, 503],
      labelBooks: [404],
      latestChapters: [401],
      logInByHost: [403, 503],
      orderDetail: [404],
      phraseBookInfo: [401],
      phraseDetail: [401, 404],
      presetBookList: [404],
      questionInfo: [401, 404],
      rankBooks: [404],
      reportEnergyProgress: [401, 404],
      reportReadingTime: [400],
      searchQuery: [400],
      searchResult: [400],
      shortStory: [401],
      suggestWords: [400],
      syncBookmarks: [20_001, 20_002],
    });
  });

  it('of a purchase that the documents map to a text are all among them [BUY-10]', () => {
    const mapped = Object.keys(calls.buyChapter.errorMessages ?? {});
    const known = new Set(
      [calls.buyChapter, calls.buyBook, calls.buyChapters].flatMap(({ refusals }) => Object.keys(refusals ?? {})),
    );
    expect(mapped).toHaveLength(11);
    expect(mapped.filter((state) => !known.has(state))).toEqual([]);
  });
});
