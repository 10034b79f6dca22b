import { expect, it } from 'vitest';
import { isPagePath } from './isPagePath.ts';

const patterns = ['/', '/st', '/st/:pageName', '/reader/:bookId', '/pc/reader/:bookId'];

it.each(['/', '/st', '/st/', '/st/male', '/reader/1001', '/reader/1001/', '/pc/reader/1001'])(
  '%s shows a page of the product',
  (path) => expect(isPagePath(patterns, path)).toBe(true),
);

it.each(['/login', '/cashier/1', '/feedback', '/openapi/book/info', '/reader', '/reader/1001/2', '/readers/1001'])(
  '%s shows none',
  (path) => expect(isPagePath(patterns, path)).toBe(false),
);
