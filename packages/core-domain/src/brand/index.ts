export { brand } from './brand.ts';
export { pageTitle } from './pageTitle.ts';
