// Text in another script: fetched when a reader asks for it.
export { convertedPrepare } from './convert/convertedPrepare.ts';
export { createConvertedText } from './convert/createConvertedText.ts';
export type { ConvertedText } from './convert/createConvertedText.ts';
