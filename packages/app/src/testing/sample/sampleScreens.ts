/** The key screens of the product, as they show the sample library. */
export interface SampleScreen {
  name: string;
  path: string;
  /** A text of the page by which it is known to be there. */
  shows: string;
  /** A guest opens it where the user is left out. */
  userId?: string;
}

export const sampleScreens: readonly SampleScreen[] = [
  { name: 'home', path: '/', shows: '编辑力荐' },
  { name: 'cover', path: '/cover/1001', shows: '书友评论' },
  { name: 'catalog', path: '/catalog/1001', shows: '第十章 打不开的那种' },
  { name: 'reader', path: '/reader/1001', shows: '第一章 合不拢的书' },
  { name: 'search', path: '/search', shows: '热门搜索' },
  { name: 'search-results', path: '/search?word=人', shows: '共找到9本书' },
  { name: 'categories', path: '/categoryIndex', shows: '更多找书方式' },
  { name: 'ranks', path: '/rankIndex', shows: '免费榜' },
  { name: 'shelf', path: '/shelf', shows: '山野草木记' },
  { name: 'account', path: '/myself', shows: '退出登录', userId: '8000001' },
  { name: 'guest', path: '/myself', shows: '注册' },
  { name: 'not-found', path: '/nowhere', shows: '页面不存在' },
];
