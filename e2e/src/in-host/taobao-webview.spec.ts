import { expect, type Page } from '@playwright/test';
import { nativeCall, test } from '../simulated-host/simulatedHost.ts';
import { turnToNextPage } from '../steps/reader.ts';
import { tap } from '../steps/tap.ts';

const READER = '/reader/1001?forceChapterIndex=1';

const aTask = (config: object) => ({
  finished: false,
  from: 'farm',
  info: { icon: '/icon.png' },
  config: { goingPreTxt: '再读', goingSufTxt: '', finishedTxt: '任务完成', ...config },
});

const widget = (page: Page) => page.getByLabel('阅读任务');
const widgetSays = (page: Page, words: string) => page.getByRole('button', { name: words });

async function startReading(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: '阅读任务' });
  await tap(popup.getByRole('button', { name: '开始阅读' }));
  await expect(popup).toHaveCount(0);
}

test('the task of the farm counts pages that are turned, is told to the farm when it is done, and our entry is pinned there [HOST-22] [FARM-01] [FARM-08] [FARM-12] [FARM-13]', async ({
  page,
  install,
}) => {
  await install({ task: aTask({ pageNum: 3 }) });
  await page.goto(`${READER}&paging=horizontal`);
  await tap(page.getByRole('button', { name: '添加到农场入口' }));
  await nativeCall(page, 'doPin');
  await startReading(page);
  await expect(widgetSays(page, '再读3')).toBeVisible();
  for (let left = 2; left >= 0; left -= 1) {
    await turnToNextPage(page);
    await expect(widgetSays(page, left === 0 ? '任务完成' : `再读${left}`)).toBeVisible();
  }
  expect(await nativeCall(page, 'updateTaskInfo')).toMatchObject({ params: { from: 'farm', finished: true } });
});

test(
  'the task of the farm counts the height of the screen where a reader scrolls [FARM-08]',
  { tag: '@deep' },
  async ({ page, install }) => {
    await install({ task: aTask({ pageNum: 2 }) });
    await page.goto(`${READER}&paging=vertical`);
    await startReading(page);
    for (let height = 0; height < 3; height += 1) await page.mouse.wheel(0, 900);
    await expect(widgetSays(page, '任务完成')).toBeVisible();
  },
);

test('the task of the farm is done after its seconds of reading; a farm asks for no more tasks than its limit of a day, and for none that comes too late [FARM-09] [FARM-11]', async ({
  page,
  install,
}) => {
  await install({ task: aTask({ duration: 1, dailyFrequency: 1 }) });
  await page.goto(READER);
  await startReading(page);
  await expect(widgetSays(page, '任务完成')).toBeVisible();
  await nativeCall(page, 'updateTaskInfo');
  await page.reload();
  await nativeCall(page, 'getTaskInfo');
  await expect(page.getByRole('status').first()).toBeAttached();
  await expect(widget(page)).toHaveCount(0);
});

test(
  'a farm that fails is a line in the log, and no word on the page [FARM-16] [ERR-23]',
  { tag: '@deep' },
  async ({ page, install }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('The farm did not answer.'));
    await install({ answering: { getTaskInfo: { fault: 'HY_FAILED' } } });
    await page.goto(READER);
    expect((await logged).type()).toBe('info');
    await expect(widget(page)).toHaveCount(0);
    await expect(page.getByText(/稍后重试/)).toHaveCount(0);
  },
);

test('the invitation to follow comes once the reader has stayed, and follows by the host [HOST-22] [FOLLOW-02] [FOLLOW-07]', async ({
  page,
  install,
}) => {
  await page.clock.install();
  await install({ task: aTask({}) });
  await page.goto(READER);
  await nativeCall(page, 'checkFollow');
  // What is still on its way would be given up by the clock that is set on.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(20_000);
  const notice = page.getByRole('complementary', { name: '关注' });
  await tap(notice.getByRole('button', { name: '关注' }));
  await nativeCall(page, 'follow');
  await expect(notice).toHaveCount(0);
});

test('a cover opens the app’s own reader from the version on that has one [HOST-02] [COVER-15]', async ({
  page,
  install,
}) => {
  await install({ parameters: { appVersion: '1.0.8' } });
  await page.goto('/cover/1001');
  await tap(page.getByRole('button', { name: '立即阅读' }));
  expect(await nativeCall(page, 'readBook')).toMatchObject({ params: { bookId: '1001', bookName: '纸山图书馆' } });
  await expect(page).toHaveURL(/\/cover\/1001/);
});

test(
  'a cover opens our reader in versions before, and where the app does not open its own [HOST-02] [COVER-15]',
  { tag: '@deep' },
  async ({ page, install }) => {
    await install({ parameters: { appVersion: '1.0.7' } });
    await page.goto('/cover/1001');
    await expect(page.getByRole('link', { name: '立即阅读' })).toBeVisible();
    await tap(page.getByRole('link', { name: '立即阅读' }));
    await expect(page).toHaveURL(/\/reader\/1001/);
  },
);
