import { expect, it, vi } from 'vitest';
import { settled } from '../testing/openReader.ts';
import { unhandledRejections } from '../testing/unhandledRejections.ts';
import { createHighlights } from './createHighlights.ts';

vi.mock('./drawHighlights.ts', () => {
  throw new Error('offline');
});

const unhandled = unhandledRejections();

it('no part stands out where what draws it cannot be fetched, and nothing else happens', async () => {
  const surfaces = vi.fn<() => []>(() => []);
  const highlights = createHighlights(surfaces);
  highlights.set([{ chapterId: 'c1', offset: 0, length: 2, kind: 'search' }]);
  await settled();
  highlights.paint();
  await settled();
  expect(surfaces).not.toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
});
