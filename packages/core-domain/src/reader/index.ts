export { parseReaderQuery } from './parseReaderQuery.ts';
export { NO_CHAPTER } from './ReaderParameters.ts';
export type { ForcedChapter, Paging, ReaderParameters } from './ReaderParameters.ts';
