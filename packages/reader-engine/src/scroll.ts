// Reading in one scroll that joins chapters.
export { createScrollView } from './scroll/createScrollView.ts';
