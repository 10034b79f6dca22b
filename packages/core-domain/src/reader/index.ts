export { parseReaderQuery } from './parseReaderQuery.ts';
export { NO_CHAPTER } from './ReaderParameters.ts';
export type { ForcedChapter, Paging, ReaderParameters } from './ReaderParameters.ts';
export { parseReaderOptions } from './parseReaderOptions.ts';
export type { ReaderOptions } from './parseReaderOptions.ts';
