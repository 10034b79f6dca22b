export { parseEpub } from '../epub/parseEpub.ts';
export { anEpub, PIXEL } from './anEpub.ts';
export { chineseNumeral } from './chineseNumeral.ts';
export { collectChapters } from './collectChapters.ts';
export { indented, prose } from './prose.ts';
