export { readEpub } from '../epub/readEpub.ts';
export { anEpub, PIXEL } from './anEpub.ts';
export { chineseNumeral } from './chineseNumeral.ts';
export { readAll } from './readAll.ts';
export { indented, prose } from './prose.ts';
