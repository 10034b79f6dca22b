import { bookInfo } from './book.ts';
import { chapterList, epubCatalogList, epubChapterList } from './chapter.ts';
import { recommend } from './recommend.ts';
import { loadResource } from './resource.ts';
import { syncBookmarks } from './shelf.ts';
import { storeModule, storePage } from './store.ts';

/** Every call of the product: the gateway must answer each of them, or it does not compile. */
export const calls = {
  bookInfo,
  chapterList,
  epubCatalogList,
  epubChapterList,
  loadResource,
  recommend,
  storeModule,
  storePage,
  syncBookmarks,
};

export type Calls = typeof calls;

export { RECOMMENDATION_CODE } from './recommend.ts';
export { contentFile } from './content.ts';
export type { ContentFile } from './content.ts';
export type { CatalogEntry } from './chapter.ts';
export type { ResourceId } from './resource.ts';
export type { ItemAction, ModuleItem, ModuleTemplate, StoreModule } from './store.ts';
export { requestSchema } from '../defineCall.ts';
export type { AnyCall, Call, CallAnswer, CallRequest } from '../defineCall.ts';
