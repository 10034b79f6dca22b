// Reading page by page: only readers who turn pages fetch the layout of Chinese text.
export { createTextPaginator } from './layout/createTextPaginator.ts';
export type { TextPaginatorOptions } from './layout/createTextPaginator.ts';
export { textLines } from './layout/textLines.ts';
export { isForbiddenAtEnd, isForbiddenAtStart } from './layout/lineEnds.ts';
export { pageGeometry } from './layout/pageGeometry.ts';
export type { PageGeometry, Viewport } from './layout/pageGeometry.ts';
export type { TextStyle } from './layout/TextStyle.ts';
export { pageMeasurer } from './measurer/pageMeasurer.ts';
export type { MeasureFont, ReaderFont, TextMeasurer } from './measurer/TextMeasurer.ts';
export { createPagedView } from './paged/createPagedView.ts';
export type { PagedViewOptions } from './paged/createPagedView.ts';
export type { TurnMode } from './paged/leafOffsets.ts';
