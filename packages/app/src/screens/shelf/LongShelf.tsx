export { WindowedBooks as default } from '@shuye/ui';
