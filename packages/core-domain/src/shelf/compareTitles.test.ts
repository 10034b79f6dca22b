import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The order is chosen once, when the first titles are compared. */
async function sorted(titles: readonly string[]): Promise<string[]> {
  vi.resetModules();
  const { compareTitles } = await import('./compareTitles.ts');
  return [...titles].sort(compareTitles);
}

const kernels = { 'without Intl': undefined, 'without Chinese': { Collator: { supportedLocalesOf: () => [] } } };

it('titles stand by their sounds, numbers by their value', async () => {
  expect(await sorted(['第10卷', '早市', '潮信录', '第9卷', '暗河'])).toEqual([
    '暗河',
    '潮信录',
    '第9卷',
    '第10卷',
    '早市',
  ]);
});

it.each(Object.keys(kernels) as (keyof typeof kernels)[])(
  'on a kernel %s titles stand by their characters, the same ones side by side',
  async (kernel) => {
    vi.stubGlobal('Intl', kernels[kernel]);
    expect(await sorted(['c', 'a', 'b', 'a', '早', '一'])).toEqual(['a', 'a', 'b', 'c', '一', '早']);
    vi.resetModules();
    const { compareTitles } = await import('./compareTitles.ts');
    expect([compareTitles('a', 'a'), compareTitles('a', 'b'), compareTitles('b', 'a')]).toEqual([0, -1, 1]);
  },
);
