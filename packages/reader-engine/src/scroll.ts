// Reading in one scroll that joins chapters.
export { createScrollView } from './page/createScrollView.ts';
