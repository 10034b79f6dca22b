export { parseEpub } from '../epub/parseEpub.ts';
export { anEpub, PIXEL } from './anEpub.ts';
export { chineseNumeral } from './chineseNumeral.ts';
export { collectChapters } from './collectChapters.ts';
export { indented, prose } from './prose.ts';
export { fixtureTexts, givenTexts, givenTextsSetAnew } from './headings/givenTexts.ts';
export type { HeadingLabel, LabelledText } from './headings/LabelledText.ts';
export { ownTexts } from './headings/ownTexts.ts';
export { f1Of, scoreHeadings, type HeadingScore } from './headings/scoreHeadings.ts';
