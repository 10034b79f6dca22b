import { describe, expect, it } from 'vitest';
import { discoveryServices } from '../testing/discoveryServices.ts';
import { sentBy } from '../testing/sentBy.ts';
import { calls } from './index.ts';

type Row = readonly [ids: string, name: keyof typeof calls, way: string, input: unknown, fields: object];

const userId = '10000001';
const user_id = userId;

const rows: readonly Row[] = [
  ['[API-09]', 'chapterPreview', 'bff POST json signed read', { bookId: '7' }, { bookId: '7', limit: 1 }],
  ['[API-10]', 'shortStory', 'bff POST form signed read', { bookId: '7' }, { user_id, bookId: '7', storyLaunch: '1' }],
  [
    '[API-11]',
    'latestChapters',
    'bff POST json signed read',
    { bookId: '7', chapterId: '9' },
    { bookId: '7', chapterId: '9', updateType: 2, limit: 3, order: 'desc' },
  ],
  [
    '[API-37] [RECOM-03] [RECOM-06] [CONST-85]',
    'recommend',
    'recommend GET query signed read',
    { bookId: '7', place: 'query', shown: ['8', '9'] },
    { user_id, id: '7', do: 'recom', qtf: 'h5', qtn: 'query', nums: '3', bids: '8,9' },
  ],
  [
    '[API-37] [RECOM-03] [CONST-85]',
    'recommend',
    'recommend GET query signed read',
    { place: 'home' },
    { user_id, do: 'recom', qtf: 'h5', qtn: 'home', nums: '10' },
  ],
  [
    '[API-38]',
    'commentList',
    'comment GET query signed read',
    { bookId: '7', size: 20, page: 2, score: 8, authorId: 'a' },
    {
      sqUid: userId,
      do: 'list',
      bookId: '7',
      fetch: 'all',
      source: 'h5',
      size: '20',
      page: '2',
      score: '8',
      authorId: 'a',
    },
  ],
  [
    '[API-38] [CONST-86]',
    'commentList',
    'comment GET query signed read',
    { bookId: '7' },
    { sqUid: userId, do: 'list', bookId: '7', fetch: 'all', source: 'h5', size: '3', page: '1' },
  ],
  [
    '[API-39]',
    'bookScore',
    'bookstore GET query signed read',
    { bookId: '7', title: '山', author: '许' },
    { do: 'score', title: '山', author: '许', bid: '7' },
  ],
  ['[API-43]', 'storePage', 'bookstore POST json signed read', { page: 'home' }, { userId, page: 'home' }],
  [
    '[API-44]',
    'storeModule',
    'bookstore POST json signed read',
    { page: 'home', moduleId: 'm1' },
    { userId, page: 'home', modelId: 'm1' },
  ],
  ['[API-45] [CATRANK-01]', 'categoryPage', 'interest GET query signed read', {}, { pageId: 'category' }],
  ['[API-46] [CATRANK-01]', 'rankClasses', 'interest GET query signed read', undefined, {}],
  [
    '[API-47] [CATRANK-02]',
    'categoryBooks',
    'novel GET query signed read',
    { categoryId: 'c1', page: 2, status: 'finished', order: 'newest' },
    { do: 'is_caterank', filterMigu: '1', cid: 'c1', page: '2', size: '10', status: '2', sort: 'newest' },
  ],
  ['[API-48] [CATRANK-03]', 'rankHome', 'novel GET query signed read', undefined, { do: 'is_rank_home' }],
  [
    '[API-49] [CATRANK-04]',
    'rankBooks',
    'novel GET query signed read',
    { rankId: 'r1' },
    { do: 'is_rank_list', rankId: 'r1', page: '1' },
  ],
  [
    '[API-50]',
    'searchResult',
    'search GET query signed read',
    { word: '灯火' },
    { q: '灯火', page: '1', filterMigu: '1' },
  ],
  ['[API-51] [SIGN-17]', 'suggestWords', 'search GET query unsigned read', { typed: '灯' }, { q: '灯' }],
  ['[API-52] [SIGN-17]', 'hotWords', 'search GET query unsigned read', { place: 'home' }, { id: 'home' }],
  [
    '[API-53] [SIGN-17] [CONST-73]',
    'searchQuery',
    'search GET query unsigned read',
    { word: '灯火', platform: 107 },
    { uid: userId, q: '灯火', page: '1', size: '10' },
  ],
  ['[API-56]', 'hotBooks', 'bff POST json signed read', {}, { page: 1, pageSize: 10 }],
  [
    '[API-57]',
    'questionList',
    'bff POST json signed read',
    { labelId: 'l1', labelType: 2 },
    { labelId: 'l1', labelType: 2, page: 1, pageSize: 10 },
  ],
  ['[API-58]', 'questionRanks', 'bff POST json signed read', { labelId: 'l1' }, { labelId: 'l1' }],
  ['[API-59]', 'questionInfo', 'bff POST json signed read', { questionId: 'q1' }, { questionId: 'q1' }],
  ['[API-60]', 'labelList', 'bff POST json signed read', undefined, {}],
  [
    '[API-61]',
    'labelBooks',
    'bff POST json signed read',
    { labelId: 'l1', labelType: 2 },
    { labelId: 'l1', labelType: 2, page: 1, pageSize: 10 },
  ],
  ['[API-62]', 'phraseList', 'bff POST json signed read', {}, { page: 1, pageSize: 10 }],
  ['[API-63]', 'phraseDetail', 'bff POST json signed read', { queryId: 'q1' }, { queryId: 'q1' }],
];

describe('what arrives at a server of discovery [SIGN-01] [SIGN-02] [SIGN-08] [SIGN-16] [SIGN-20]', () => {
  it.each(rows)('%s %s is %s', async (_ids, name, way, input, fields) => {
    expect(await sentBy(calls[name], input)).toEqual({ way, fields });
  });

  it('is written down for every call of its services', () => {
    const all = Object.values(calls).filter(({ service }) => discoveryServices.has(service));
    expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(all.map(({ name }) => name)));
  });
});
