import type { CallAnswer, Calls } from '@shuye/api-client/calls';

// The names of the wire, for answers in tests; nowhere else in this package.
type BookAnswer = CallAnswer<Calls['bookInfo']>;
type ModuleAnswer = CallAnswer<Calls['storeModule']>['model'];
type ItemAnswer = NonNullable<ModuleAnswer['data']['items']>[number];
type ChapterAnswer = CallAnswer<Calls['chapterList']>;
type VolumeAnswer = ChapterAnswer['data']['chapterList'][number];
type WireChapter = VolumeAnswer['volumeList'][number];

const NOW = 1_790_000_000;

/** A book on the shelves, sold by the chapter. */
export const aWireBook = (change: Partial<BookAnswer['data']> = {}): BookAnswer => ({
  data: {
    bookId: '1001',
    bookName: '山中灯火',
    authorName: '许半山',
    desc: '一盏灯，一座山。',
    imgUrl: '/covers/1001.svg',
    formats: 1,
    state: 1,
    className: '奇幻',
    payMode: '3',
    price: 5,
    disType: 0,
    chapterNum: 100,
    wordCount: 320_000,
    serverTime: NOW,
    cpName: '书页',
    listIsOpen: 1,
    coverIsOpen: 1,
    readIsOpen: 1,
    buyIsOpen: 1,
    ...change,
  },
});

/** A book in a list. */
export const aWireBrief = (bid: string, change: Partial<ItemAnswer> = {}): ItemAnswer => ({
  bid,
  bookName: `书${bid}`,
  author: '佚名',
  state: 2,
  wordCount: 120_000,
  actionType: 'book',
  ...change,
});

/** Books in a list, with these ids. */
export const wireBriefs = (...bids: string[]): ItemAnswer[] => bids.map((bid) => aWireBrief(bid));

/** A module of the bookstore, a form of three books. */
export const aWireModule = (
  id: string,
  {
    items = wireBriefs(`${id}1`, `${id}2`, `${id}3`),
    data = {},
    ...change
  }: Partial<Omit<ModuleAnswer, 'data'>> & {
    items?: ItemAnswer[];
    data?: Partial<ModuleAnswer['data']>;
  } = {},
): ModuleAnswer => ({
  id,
  template: 'form',
  title: `栏目${id}`,
  ...change,
  data: { items, currentTime: NOW, ...data },
});

/** A page of the bookstore. */
export const wirePage = (...models: ModuleAnswer[]): CallAnswer<Calls['storePage']> => ({ models });

/** Chapters from `first` on; the first ten of a book are free. */
export const wireChapters = (count: number, first = 1): WireChapter[] =>
  Array.from({ length: count }, (_, at) => ({
    chapterId: `c${first + at}`,
    chapterName: `第${first + at}章`,
    isFreeRead: first + at <= 10 ? 1 : 0,
    chapterPrice: first + at <= 10 ? 0 : 12,
    contUrlSuffix: `1001/${first + at}.json`,
  }));

/** A chapter list of the given volumes. */
export const wireChapterList = (...volumes: ReadonlyArray<readonly [string, WireChapter[]]>): ChapterAnswer => ({
  data: {
    bookId: '1001',
    freeContUrlPrefix: '/content/free/',
    chargeContUrlPrefix: '/content/charge/',
    chapterList: volumes.map(([volumeName, volumeList], at) => ({ volumeId: at + 1, volumeName, volumeList })),
  },
});

/** A recommendation of these books. */
export const wireRecommendation = (...bids: string[]): CallAnswer<Calls['recommend']> => ({
  info: { rid: `r-${bids.join('-')}` },
  data: wireBriefs(...bids),
});
