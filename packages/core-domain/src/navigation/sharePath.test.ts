import { expect, it } from 'vitest';
import { sharePath } from './sharePath.ts';

it.each([
  ['/reader/1001', '/cover/1001'],
  ['/reader/1001/', '/cover/1001'],
  ['/reader/1001?forceChapterId=c1', '/cover/1001'],
  ['/reader/1001/?a=1#x', '/cover/1001'],
  ['/reader/1001#x', '/cover/1001'],
  ['/reader/', '/reader/'],
  ['/reader/1001/more', '/reader/1001/more'],
  ['/pc/reader/1001', '/pc/reader/1001'],
  ['/catalog/1001?a=1', '/catalog/1001?a=1'],
  ['/', '/'],
])('shares %s as %s [ROUTE-11]', (path, shared) => {
  expect(sharePath(path)).toBe(shared);
});
