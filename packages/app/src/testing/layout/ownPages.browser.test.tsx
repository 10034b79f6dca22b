/** The pages of what a reader has: statistics, and what is taken along and brought from other readers. */
import '@shuye/ui/styles.css';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemoryNavigation } from '../../router/MemoryNavigation.tsx';
import { Application } from '../../shell/Application.tsx';
import { aHost } from '../aHost.ts';
import { aReadersDevice } from '../aReadersDevice.ts';
import { testServices } from '../testServices.ts';
import { aWireBook, aWireBrief, wireChapterList, wireChapters } from '../wire.ts';
import { expectForEverybody, expectWhole, WIDTHS } from './expectWhole.ts';
import { stillPages } from './stillPages.ts';

const NOW = 1_790_000_000_000;
const PATIENCE = { timeout: 10_000 };
const LONG = '一部名字长得在任何一块屏幕上都放不下的小说之山中灯火一夜未熄';

let moveAgain: () => void;

beforeAll(async () => {
  moveAgain = await stillPages();
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['textSize'];
});
afterAll(() => moveAgain());

const longDay = { device: 'old', day: '2026-09-20', bookId: '1001', begunAtMs: NOW, seconds: 86_399, words: 9_999_999 };
const device = aReadersDevice(NOW);
const much = { ...device, reading_diary: { ...device.reading_diary, days: [...device.reading_diary.days, longDay] } };

/** Opens the page in the narrowest window. */
async function show(path: string, title: string, has: object, account: { userId?: string } = {}): Promise<void> {
  await page.viewport(WIDTHS[0], 800);
  const services = testServices({
    ...account,
    device: has as Readonly<Record<string, unknown>>,
    answers: {
      bookInfo: aWireBook({ bookName: LONG }),
      searchResult: ({ q }) => ({
        data: q === LONG ? [aWireBrief('1001', { bookName: LONG, author: '许半山' })] : [],
        info: { qp_trigger: 0, total: 1 },
      }),
      chapterList: wireChapterList(['', wireChapters(12)]),
    },
  });
  render(
    <MemoryNavigation initialEntries={[path]}>
      <Application services={services} />
    </MemoryNavigation>,
  );
  await screen.findByRole('heading', { level: 1, name: title }, PATIENCE);
  await waitFor(() => expect(screen.queryByText('加载中')).toBeNull(), PATIENCE);
}

async function expectWholeForEverybody(): Promise<void> {
  await expectWhole();
  await expectForEverybody('light');
  await expectForEverybody('dark');
}

/** A year of days is a table of hundreds of cells, each of which axe looks at. */
const LONG_MS = 60_000;

it.each([
  ['/statistics', '阅读统计', {}],
  ['/statistics', '阅读统计', much],
  ['/my-data', '我的数据', {}],
  ['/my-data', '我的数据', much],
])(
  '%s is whole from 320 to 1440 px, and can be used by everybody in light and dark',
  async (path, title, has) => {
    await show(path, title, has);
    await expectWholeForEverybody();
  },
  LONG_MS,
);

it('/statistics is whole in 长辈版: no day below its bar is broken', async () => {
  await show('/statistics', '阅读统计', { ...much, elder_mode: true });
  expect(document.documentElement.dataset['textSize']).toBe('elder');
  await expectWhole();
});

it('a failure to ask for other devices leaves the label of its button on one line', async () => {
  await show('/statistics', '阅读统计', much, { userId: '8000001' });
  const button = await screen.findByRole('button', { name: '重试' }, PATIENCE);
  const { lineHeight } = getComputedStyle(button);
  const label = document.createRange();
  label.selectNodeContents(button);
  expect(label.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
});

it('a failure to ask for the own space leaves what follows it where it stood', async () => {
  await page.viewport(WIDTHS[0], 800);
  const refused = { refuse: () => undefined as unknown };
  const loadOwnSpace = () =>
    new Promise<never>((_, reject) => {
      refused.refuse = () => reject(new TypeError('no network'));
    });
  const host = aHost({ opensFiles: true });
  const services = testServices({ host, userId: '8000001', answers: { loadOwnSpace } });
  render(
    <MemoryNavigation initialEntries={['/my-data']}>
      <Application services={services} />
    </MemoryNavigation>,
  );
  const next = await screen.findByRole('heading', { name: '导出和导入' }, PATIENCE);
  await waitFor(() => expect(services.seen.some(({ name }) => name === 'loadOwnSpace')).toBe(true), PATIENCE);
  const { top } = next.getBoundingClientRect();
  refused.refuse();
  const space = within(screen.getByRole('region', { name: '我的空间' }));
  await space.findByRole('button', { name: '重试' }, PATIENCE);
  expect(next.getBoundingClientRect().top).toBeCloseTo(top, 0);
});

it('an export leaves what follows it where it stood, however late it says what came of it', async () => {
  await show('/my-data', '我的数据', {});
  const next = screen.getByRole('heading', { name: '所有书的划线和笔记' });
  const { top } = next.getBoundingClientRect();
  fireEvent.click(screen.getByRole('button', { name: '导出全部' }));
  await screen.findByText('已导出。', undefined, PATIENCE);
  expect(next.getBoundingClientRect().top).toBeCloseTo(top, 0);
});

it('what is found in another reader’s export is whole, can be used by everybody, and is reached by the keyboard', async () => {
  await show('/my-data', '我的数据', {});
  const books = [LONG, ...Array.from({ length: 20 }, (_, at) => `${LONG}${at}`)];
  const backup = books.map((name) => ({
    bookUrl: name,
    name,
    author: '许半山',
    durChapterIndex: 2,
    durChapterTitle: '第3章',
  }));
  const file = new File([JSON.stringify(backup)], 'bookshelf.json');
  fireEvent.change(screen.getByLabelText('选择导出的文件'), { target: { files: [file] } });
  const heading = await screen.findByRole('heading', { name: '阅读（Legado）的导出' }, PATIENCE);
  const take = await screen.findByRole('button', { name: '导入' }, PATIENCE);
  await expectWholeForEverybody();
  expect(document.activeElement).toBe(heading);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(take);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^已与本机内容合并：1本书/, {}, PATIENCE)).toBeTruthy();
});
