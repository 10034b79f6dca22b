import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { BOOK, journeys, openReader, SYNC, type Journey, type Stored } from '../crash-points/journeys.ts';
import { fuseStorage, lightFuse, processEnd, type StorageMoment } from '../crash-points/fuseStorage.ts';
import { aPhone } from '../steps/login.ts';
import { logInByForms } from '../steps/logInByForms.ts';
import { addToShelf, shelfPush } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

const ORDER = 'shuye_pending_order';
const GUEST_SHELF = 'shuye_guest_shelf';
const LOG_OUT = '/appapi/login_server/pc/app_login_out_server.php';

/** What ends the process, and what the reader does for it after the journey. */
interface Point {
  after?: (page: Page) => Promise<unknown>;
  isGuest?: boolean;
  isPayment?: boolean;
  moment?: (key: string, journey: Journey) => StorageMoment;
  /** The call at which it ends, once the server has done what it asks for. */
  at?: (journey: Journey) => string;
  /** It ends with the first step of the storage after the journey's call was answered. */
  isAnswered?: boolean;
}

async function order(page: Page): Promise<void> {
  await page.goto('/top-up');
  await tap(page.getByRole('radio', { name: /300\s*书豆/ }));
  await tap(page.getByRole('button', { name: '支付¥30' }));
}

async function orderAndPay(page: Page): Promise<void> {
  await order(page);
  await page.getByRole('button', { name: '确认支付' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/myself');
  await tap(page.getByRole('button', { name: '退出登录' }));
  await tap(page.getByRole('alertdialog', { name: '确定要退出吗？' }).getByRole('button', { name: '退出' }));
}

const points: Readonly<Record<string, Point>> = {
  'K1: the marker is written': {
    after: order,
    isPayment: true,
    moment: () => ({ when: 'after', step: 'set', key: ORDER, lacks: 'orderNo' }),
  },
  'K2: the order is asked for': {
    after: order,
    isPayment: true,
    at: () => '/createOrder',
  },
  'K3: the order has come': {
    after: order,
    isPayment: true,
    moment: () => ({ when: 'before', step: 'set', key: ORDER, holds: 'orderNo' }),
  },
  'K4: the cashier is called': {
    after: order,
    isPayment: true,
    // The last step before the page leaves for it.
    moment: () => ({ when: 'after', step: 'set', key: 'shuye_order_at_cashier' }),
  },
  'K5: the payment is seen, its marker still there': {
    after: orderAndPay,
    isPayment: true,
    moment: () => ({ when: 'before', step: 'remove', key: ORDER }),
  },
  'K6: the change waits': { moment: (key, { last }) => ({ when: 'after', step: 'set', key, holds: last }) },
  'K7: the change is sent': { at: ({ call }) => call },
  'K8: the answer is stored by half': { isAnswered: true },
  'K9: the guest’s things are taken, the guest’s shelf still there': {
    isGuest: true,
    moment: () => ({ when: 'before', step: 'set', key: GUEST_SHELF }),
  },
  'K10: the login is ended by half': { after: logOut, at: () => LOG_OUT },
};

const storedAt = (page: Page, key: string): Promise<Stored> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}') as Stored, key);

/** Whether nothing of it waits: a place that was told is answered for at the next full sync. */
const isSent = ({ outbox = [], unsent = [] }: Stored): boolean =>
  unsent.length === 0 && outbox.every(({ kind }) => kind === 2);

async function prepare(page: Page, { needsBook }: Journey, { isGuest = false }: Point): Promise<void> {
  // A guest has a shelf in any case.
  for (const id of [...(isGuest ? [1001] : []), ...(needsBook ? [BOOK.id] : [])]) {
    await page.goto(`/cover/${id}`);
    await (isGuest ? addToShelf(page) : Promise.all([shelfPush(page), addToShelf(page)]));
  }
}

/** Whether a sync tells of something that was changed. */
const tellsChanges = (request: Request): boolean =>
  /(?:bookmark|items|annotations)"?[=:]\[\{/.test(decodeURIComponent((request.postData() ?? '').replaceAll('+', ' ')));

/** Does what the journey and the point want, until the process ends. */
async function runInto(page: Page, journey: Journey, point: Point, key: string, logIn: () => Promise<unknown>) {
  const crashed = page.waitForEvent('crash', { timeout: 40_000 });
  const { at } = point;
  const end = await processEnd(page);
  if (at || point.isAnswered)
    await page.route(`**${at ? at(journey) : journey.call}*`, async (route) => {
      if (route.request().url().includes(SYNC) && !tellsChanges(route.request())) return route.continue();
      const response = await route.fetch();
      if (at) return end();
      await lightFuse(page, { when: 'before', step: 'set', key });
      await route.fulfill({ response });
    });
  // What was asked of a page that has ended is never done.
  const todo = async (): Promise<void> => {
    const moment = point.moment?.(key, journey);
    if (moment && point.isGuest !== true) await fuseStorage(page, moment);
    else if (point.isAnswered) await fuseStorage(page);
    await journey.act(page);
    if (point.isAnswered && journey.act === openReader) await page.goto('/shelf');
    if (point.isGuest) {
      await logIn();
      await fuseStorage(page, moment);
      await page.goto('/shelf');
    }
    await point.after?.(page);
  };
  await Promise.race([
    crashed,
    todo().then(
      () => crashed,
      () => crashed,
    ),
  ]);
  await page.close();
}

async function expectBeans(page: Page): Promise<void> {
  await page.goto('/top-up');
  const balance = page.getByText(/^余额：\d+书豆$/);
  await expect(balance).toBeVisible();
  if ((await balance.textContent()) === '余额：0书豆') {
    await orderAndPay(page);
    await expect(page).toHaveURL(/\/myself$/, { timeout: 20_000 });
    await page.goto('/top-up');
  }
  await expect(page.getByText('余额：300书豆')).toBeVisible();
}

async function crash(context: BrowserContext, another: BrowserContext, journey: Journey, point: Point): Promise<void> {
  const phone = aPhone();
  let userId = point.isGuest ? '' : await logInByForms(context, '', phone);
  const keyOf = (): string => `shuye_${journey.key === 'shelf' ? `shelf_${userId}` : journey.key}`;
  const page = await context.newPage();
  await prepare(page, journey, point);
  await runInto(page, journey, point, keyOf(), async () => (userId = await logInByForms(context, '', phone)));

  if (point.after === logOut) await logInByForms(context, '', phone);
  const again = await context.newPage();
  await again.goto(journey.page);
  await expect.poll(async () => isSent(await storedAt(again, keyOf())), { timeout: 30_000 }).toBe(true);
  await expect.poll(async () => journey.isThere(await storedAt(again, keyOf())), { timeout: 30_000 }).toBe(true);

  await another.addCookies(await context.cookies());
  const tablet = await another.newPage();
  await tablet.goto(journey.page);
  await expect.poll(async () => journey.isThere(await storedAt(tablet, keyOf())), { timeout: 30_000 }).toBe(true);
  if (point.isPayment) await expectBeans(again);
}

/** In the usual run the last of them, which has everything before it. */
const CHOSEN = ['K8 a book kept'];

for (const [name, point] of Object.entries(points)) {
  for (const [what, journey] of Object.entries(journeys)) {
    if (!isDeep && !CHOSEN.includes(`${name.split(':')[0]} ${what}`)) continue;
    test(`a page whose process ends at ${name} loses nothing: ${what} is there, on another device too, and paid for once [R7]`, async ({
      browser,
      contextOptions,
    }) => {
      test.setTimeout(120_000);
      const [context, another] = await Promise.all([
        browser.newContext(contextOptions),
        browser.newContext(contextOptions),
      ]);
      await crash(context, another, journey, point);
      await Promise.all([context.close(), another.close()]);
    });
  }
}
