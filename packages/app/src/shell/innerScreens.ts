import type { LoadScreen } from '../router/lazyScreen.tsx';
import type { InnerScreen } from './screens.ts';

/** The screens that readers come to from within. A page that is opened directly asks for this list first. */
export const innerScreens: Readonly<Record<InnerScreen, LoadScreen>> = {
  'query-cover': () => import('../screens/query-cover/QueryCoverScreen.tsx'),
  myself: () => import('../screens/myself/MyselfScreen.tsx'),
  'category-index': () => import('../screens/category-index/CategoryIndexScreen.tsx'),
  'category-detail': () => import('../screens/category-detail/CategoryDetailScreen.tsx'),
  'rank-index': () => import('../screens/rank-index/RankIndexScreen.tsx'),
  'rank-detail': () => import('../screens/rank-detail/RankDetailScreen.tsx'),
  search: () => import('../screens/search/SearchScreen.tsx'),
  'short-story': () => import('../screens/short-story/ShortStoryScreen.tsx'),
  download: () => import('../screens/download/DownloadScreen.tsx'),
  status: () => import('../screens/status/StatusScreen.tsx'),
  legal: () => import('../screens/legal/LegalScreen.tsx'),
  'top-up': () => import('../screens/top-up/TopUpScreen.tsx'),
  'buy-book': () => import('../screens/buy-book/BuyBookScreen.tsx'),
  'select-bean-tickets': () => import('../screens/select-bean-tickets/SelectBeanTicketsScreen.tsx'),
  'my-beans': () => import('../screens/my-beans/MyBeansScreen.tsx'),
  'bean-tickets': () => import('../screens/bean-tickets/BeanTicketsScreen.tsx'),
  'bean-ticket-rules': () => import('../screens/bean-ticket-rules/BeanTicketRulesScreen.tsx'),
  'consume-records': () => import('../screens/consume-records/ConsumeRecordsScreen.tsx'),
  'bought-books': () => import('../screens/bought-books/BoughtBooksScreen.tsx'),
  'not-found': () => import('../screens/not-found/NotFoundScreen.tsx'),
};
