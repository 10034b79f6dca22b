export { annotationAt, annotationBoxes } from './annotations/drawnAnnotations.ts';
export { selectedText } from './annotations/selectedText.ts';
export type { SelectedText } from './annotations/selectedText.ts';
