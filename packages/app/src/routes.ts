/**
 * The pages of the product as data, and the builders of their addresses [ROUTE-54]. Which code draws a page is known to
 * `shell/screens.ts` alone.
 */

import { isLocalBookId } from '@shuye/core-domain/book';
import { buyBookQuery, type BuyBookInput } from '@shuye/core-domain/navigation';
import { buildQuery, type Query, type QueryValue } from '@shuye/core-domain/query';

interface RouteRow {
  /** As navigation and events name the page. */
  name: string;
  /** Patterns of its addresses, such as `/cover/:bookId`; a trailing slash is accepted on each (D-012). */
  patterns: readonly string[];
  /** What every address of the route names, beside the parts of its pattern. */
  params?: Readonly<Record<string, string>>;
  /** Absent as long as the page is still to come: its address is then not found. */
  screen?: string;
  /** The document's title, where it is always the same. */
  title?: string;
  tabBar?: boolean;
  /** Keeps its state and scroll when it is left and opened again [ROUTE-56]. */
  keepAlive?: boolean;
  /** Only readers who are logged in get through [AUTH-08]. */
  login?: boolean;
}

/** The route table [ROUTE-03]: whatever is not listed here is not found. */
export const routes = [
  { name: 'home', patterns: ['/'], screen: 'bookstore', tabBar: true },
  { name: 'bookstore', patterns: ['/st', '/st/:pageName'], screen: 'bookstore' },
  {
    name: 'myVipBookStore',
    patterns: ['/myVipBookStore'],
    params: { pageName: 'monthly' },
    screen: 'bookstore',
    title: '包月书库',
    keepAlive: true,
  },
  // A /book address may end with .html, which is no part of what it names (D-012); the variants show the same page (D-095).
  {
    name: 'cover',
    patterns: ['/cover/:bookId', '/book/:bookFile', '/cover2/:bookId', '/cover3/:bookId'],
    screen: 'cover',
  },
  // The last part may end with .html here too (D-012).
  { name: 'query-cover', patterns: ['/v2/query/:bookId/:queryFile'], screen: 'query-cover' },
  { name: 'catalog', patterns: ['/catalog/:bookId'], screen: 'catalog', title: '目录' },
  { name: 'reader', patterns: ['/reader/:bookId'], screen: 'reader' },
  { name: 'pc-reader', patterns: ['/pc/reader/:bookId'], screen: 'reader' },
  { name: 'own-book', patterns: ['/reader/local'], screen: 'reader/own-book' },
  { name: 'shelf', patterns: ['/shelf'], screen: 'shelf', title: '书架', tabBar: true },
  { name: 'myself', patterns: ['/myself', '/myself/:from'], screen: 'myself', title: '我的', tabBar: true },
  {
    name: 'categoryIndex',
    patterns: ['/categoryIndex'],
    screen: 'category-index',
    title: '分类',
    tabBar: true,
    keepAlive: true,
  },
  {
    name: 'categoryDetail',
    patterns: ['/categoryDetail/:cid/:title/:relatedName/:category'],
    screen: 'category-detail',
    keepAlive: true,
  },
  { name: 'rankIndex', patterns: ['/rankIndex'], screen: 'rank-index', title: '榜单', keepAlive: true },
  { name: 'rankDetail', patterns: ['/rankDetail'], screen: 'rank-detail', keepAlive: true },
  { name: 'search', patterns: ['/search', '/v2/search/:word'], screen: 'search', title: '搜索' },
  { name: 'shortStory', patterns: ['/shortStory/:bid'], screen: 'short-story' },
  { name: 'download', patterns: ['/download/:bookId'], screen: 'download', title: '下载APP' },
  { name: 'status', patterns: ['/status'], screen: 'status', title: '系统状态' },
  { name: 'privacy-policy', patterns: ['/privacy-policy'], screen: 'legal', title: '隐私协议' },
  { name: 'user-agreement', patterns: ['/user-agreement'], screen: 'legal', title: '用户协议' },
  { name: 'topUp', patterns: ['/top-up'], screen: 'top-up', title: '书豆充值', login: true },
  { name: 'myBeans', patterns: ['/my-beans'], screen: 'my-beans', title: '书豆余额' },
  { name: 'beanTickets', patterns: ['/bean-tickets'], screen: 'bean-tickets', title: '豆券' },
  { name: 'beanTicketRules', patterns: ['/bean-ticket-rules'], screen: 'bean-ticket-rules', title: '豆券使用规则' },
  { name: 'loginDevices', patterns: ['/login-devices'], screen: 'login-devices', title: '登录设备' },
  { name: 'autoBuys', patterns: ['/auto-buy'], screen: 'auto-buy', title: '自动购买' },
  { name: 'statistics', patterns: ['/statistics'], screen: 'statistics', title: '阅读统计' },
  { name: 'myData', patterns: ['/my-data'], screen: 'my-data', title: '我的数据' },
  { name: 'records', patterns: ['/consume-records'], screen: 'consume-records', title: '消费充值记录', login: true },
  { name: 'boughtBooks', patterns: ['/bought-books'], screen: 'bought-books', title: '购买过的书', login: true },
  { name: 'buyBook', patterns: ['/buy-book'], screen: 'buy-book', title: '购买', keepAlive: true, login: true },
  {
    name: 'selectBeanTickets',
    patterns: ['/select-bean-tickets'],
    screen: 'select-bean-tickets',
    title: '选择豆券',
    keepAlive: true,
    login: true,
  },
  { name: 'buyMember', patterns: ['/buy-member'], screen: 'buy-member', keepAlive: true, login: true },
  { name: 'myVip', patterns: ['/myVip'], screen: 'my-vip', title: '我的会员', login: true },
  { name: 'privileges', patterns: ['/mp/:type'], screen: 'privilege', title: '会员特权' },
  { name: 'h5Vip', patterns: ['/h5Vip/:bookId/:aliasId'], screen: 'h5-vip', title: '会员' },
  { name: 'recom', patterns: ['/v2/recom'], screen: 'hot-books', title: '爆款推荐', keepAlive: true },
  { name: 'question', patterns: ['/v2/question'], screen: 'question-index', title: '小说问答' },
  {
    name: 'questionList',
    patterns: ['/v2/questionList/:labelId/:labelType'],
    screen: 'question-list',
    title: '小说问答列表页',
  },
  {
    name: 'questionDetail',
    patterns: ['/v2/questionDetail/:questionId'],
    screen: 'question-detail',
    title: '小说问答详情页',
  },
  { name: 'label', patterns: ['/v2/label'], screen: 'label-index', title: '标签找书' },
  {
    name: 'labelSecond',
    patterns: ['/v2/labelSecond/:labelId/:labelType'],
    screen: 'label-books',
    title: '分类二级页',
    keepAlive: true,
  },
  { name: 'hotSearch', patterns: ['/v2/hotSearch'], screen: 'hot-search', title: '热搜词列表', keepAlive: true },
] as const satisfies readonly RouteRow[];

/** Shown for every other address [ROUTE-03] (D-013). */
export const notFound = {
  name: 'not-found',
  patterns: [],
  screen: 'not-found',
} as const satisfies RouteRow;

/** A folder inside `screens/`, as its main file is named. */
export type ScreenName = Extract<(typeof routes)[number] | typeof notFound, { screen: string }>['screen'];

export interface AppRoute extends RouteRow {
  screen?: ScreenName;
}

/** A query string without empty names and values [ROUTE-57]. */
const query = (values: Readonly<Record<string, QueryValue>>): string => buildQuery(Object.entries(values));

const part = encodeURIComponent;

export interface ReaderAddress {
  /** 1 book, 2 epub [RPARAM-01]. */
  bookType?: number | undefined;
  forceChapterId?: string | undefined;
  /** From 0. */
  forceChapterIndex?: number | undefined;
  /** The book is of the energy programme [RPARAM-11]. */
  isAntEnergyBook?: 1 | undefined;
  /** 0 forbids the notice of the programme's end [RPARAM-12]. */
  isAntEnergyBookEndTimeAlert?: 0 | 1 | undefined;
  /** Recommendation that led here; passed on to events. */
  rid?: string | undefined;
}

export interface TopUpAddress {
  /** Path and query of the page that waits for the beans. */
  returnPath?: string | undefined;
  /** The payment that a cashier leads back from. */
  order?: string | undefined;
}

export interface BuyMemberAddress {
  /** How the membership that is asked for is drawn [ENUM-08]. */
  type?: string | undefined;
  /** For a membership that is held, or was. */
  renew?: boolean | undefined;
  /** The book that is to be read with it. */
  bookId?: string | undefined;
  /** The plan that is asked for. */
  planId?: string | undefined;
  /** Path and query of the page that waits for the membership. */
  returnPath?: string | undefined;
}

export interface LabelAddress {
  labelId: string;
  /** What kind of label it is [ENUM-21]. */
  labelType: number;
}

/** What the address of a category says of it. */
export interface CategoryAddress {
  categoryId: string;
  name: string;
  relatedName: string;
  group: string;
}

/** Addresses of the product's pages; every link is built here. */
export const paths = {
  home: () => '/',
  bookstore: (pageName: string) => `/st/${part(pageName)}`,
  cover: (bookId: string, { rid }: Pick<ReaderAddress, 'rid'> = {}) => `/cover/${part(bookId)}${query({ rid })}`,
  /** The cover page, as links for search engines write it. */
  book: (bookId: string, { rid }: Pick<ReaderAddress, 'rid'> = {}) => `/book/${part(bookId)}.html${query({ rid })}`,
  /** The page of a searched phrase. */
  queryCover: (bookId: string, queryId: string) => `/v2/query/${part(bookId)}/${part(queryId)}.html`,
  catalog: (bookId: string) => `/catalog/${part(bookId)}`,
  /** The reader. A book of one's own is named behind the `#`, which browsers send to nobody. */
  reader: (bookId: string, address: ReaderAddress = {}) =>
    isLocalBookId(bookId) ? `/reader/local#${bookId}` : `/reader/${part(bookId)}${query({ ...address })}`,
  /** The reader with the chapters beside the text, for desktops. */
  pcReader: (bookId: string) => `/pc/reader/${part(bookId)}`,
  shelf: (view: { all?: '1'; group?: string } = {}) => `/shelf${query(view)}`,
  myself: () => '/myself',
  shortStory: (bookId: string) => `/shortStory/${part(bookId)}`,
  privacyPolicy: () => '/privacy-policy',
  userAgreement: () => '/user-agreement',
  hotBooks: () => '/v2/recom',
  questions: () => '/v2/question',
  questionList: ({ labelId, labelType }: LabelAddress) => `/v2/questionList/${part(labelId)}/${labelType}`,
  questionDetail: (questionId: string) => `/v2/questionDetail/${part(questionId)}`,
  labels: () => '/v2/label',
  labelBooks: ({ labelId, labelType }: LabelAddress) => `/v2/labelSecond/${part(labelId)}/${labelType}`,
  hotSearch: () => '/v2/hotSearch',
  /** The search, of a word where there is one; what `current` says of the way back and of the host stays. */
  search: (word?: string, current: Query = new Map()) => `/search${buildQuery([['word', word], ...current])}`,
  /** The results of a word at an address that search engines follow. */
  searchResults: (word: string) => `/v2/search/${part(word)}`,
  monthlyLibrary: () => '/myVipBookStore',
  categories: () => '/categoryIndex',
  /** No part of the address may be empty: what is not known of the category is its name again. */
  categoryDetail: ({ categoryId, name, relatedName, group }: CategoryAddress, filter = '') =>
    `/categoryDetail/${[categoryId, name, relatedName || name, group || name].map(part).join('/')}${filter}`,
  ranks: () => '/rankIndex',
  rankDetail: ({ rankId, name }: { rankId: string; name: string }) => `/rankDetail${query({ rankId, rankName: name })}`,
  /** The buy page; it keeps the whole query of the page before [ROUTE-55]. */
  buyBook: (input: BuyBookInput, current: Query) => `/buy-book${buyBookQuery(input, current)}`,
  /** The top-up; for a purchase that waits for it, with the way back to it [PAY-02] [BUY-08]. */
  topUp: ({ returnPath, order }: TopUpAddress = {}) =>
    `/top-up${query({ buy: returnPath === undefined ? undefined : 1, back: returnPath, order })}`,
  buyMember: ({ type, renew = false, bookId, planId, returnPath }: BuyMemberAddress = {}) =>
    `/buy-member${query({ renew: renew ? 1 : undefined, type, bookId, aliasId: planId, back: returnPath })}`,
  myMemberships: () => '/myVip',
  privileges: (type: string) => `/mp/${part(type)}`,
  myBeans: () => '/my-beans',
  beanTickets: () => '/bean-tickets',
  selectBeanTickets: () => '/select-bean-tickets',
  beanTicketRules: () => '/bean-ticket-rules',
  records: () => '/consume-records',
  boughtBooks: () => '/bought-books',
  loginDevices: () => '/login-devices',
  autoBuys: () => '/auto-buy',
  statistics: () => '/statistics',
  myData: () => '/my-data',
  /** Leads to the native app, or to its download. */
  download: (bookId: string) => `/download/${part(bookId)}`,
} as const;
