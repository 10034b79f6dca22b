// Highlights of readers: what is selected, and which one was pressed.
export { annotationAt, annotationBoxes } from './annotations/drawnAnnotations.ts';
export { selectedText } from './annotations/selectedText.ts';
export type { SelectedText } from './annotations/selectedText.ts';
