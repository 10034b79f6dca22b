export { createScrollView } from './scroll/createScrollView.ts';
