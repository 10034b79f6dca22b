import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepPage, MAX_KEPT_PAGES } from './keepPage.ts';

const visits = fc.array(fc.nat({ max: 11 }).map((page) => ({ path: `/rankDetail/${page}` })));
const keptAfter = (pages: readonly { path: string }[]) =>
  pages.reduce<readonly { path: string }[]>((kept, page) => keepPage(kept, page), []).map(({ path }) => path);

describe('the pages that are kept', () => {
  it('are the six that were shown last, each once, whatever was visited before [ROUTE-56]', () => {
    fc.assert(
      fc.property(visits, (pages) => {
        const lastFirst = [...new Set(pages.map(({ path }) => path).reverse())];
        expect([...keptAfter(pages)].reverse()).toEqual(lastFirst.slice(0, MAX_KEPT_PAGES));
      }),
    );
  });
});
