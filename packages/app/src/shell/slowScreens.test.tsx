import { loginCookies } from '@shuye/core-domain/member';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAnswer } from '../testing/anAnswer.ts';
import { fakeServer, type Answers } from '../testing/fakeServer.ts';
import { mountServed } from '../testing/mountServed.tsx';
import { wireSearch } from '../testing/wireSearch.ts';
import { aWireBook } from '../testing/wire.ts';
import { wireOffer, wireSale } from '../testing/wireSale.ts';

const WORDS = '加载比平时慢，请稍候';
const BUY = '/buy-book?bid=1001&payMode=3&cid=c11';

let unmount = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  document.cookie = `${loginCookies.userId}=10000001; Path=/`;
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

const answers = {
  ...wireSale(40),
  bookInfo: aWireBook({ disType: 5 }),
  buyChapter: wireOffer(40),
  syncReadingDays: { days: [], clearedAt: 0, revision: 0, hasMore: 0 },
  syncBookmarks: { detail: [], serverTime: 1_790_000_000 },
  presetBookList: {},
  searchResult: wireSearch(3),
} satisfies Answers;

/** As the fetch of a browser, which ends with its signal. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('Given up.', 'AbortError')));
  });

/** The product at `address`; `name` gets no answer until `answer` is called. */
async function open(address: string, name: keyof typeof answers) {
  let isHanging = true;
  const prepared: unknown = answers[name];
  const reply = (fields: unknown): unknown => {
    if (isHanging) return anAnswer<never>().promise;
    return typeof prepared === 'function' ? prepared(fields) : prepared;
  };
  const server = fakeServer({ ...answers, [name]: reply });
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    Promise.race([server.fetch(input, init), givenUp(init?.signal)]),
  );
  unmount = mountServed(address);
  const asked = () => server.seen.filter((call) => call.name === name).length;
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await waitFor(() => expect(document.querySelector('output[aria-live="polite"]')).not.toBeNull());
  return { asked, answer: () => void (isHanging = false) };
}

const retry = () => screen.getByRole('button', { name: '重试' });

const SCREENS: ReadonlyArray<readonly [string, keyof typeof answers, string]> = [
  ['/myself', 'userInfo', '可用豆券'],
  ['/my-beans', 'userInfo', '充值'],
  ['/myVip', 'userInfo', '包月书库'],
  ['/shelf', 'syncBookmarks', '把生命浪费在美好的事物上'],
  ['/statistics', 'syncReadingDays', '还没有阅读记录'],
  ['/search?word=山', 'searchResult', '“山”的搜索结果'],
  [BUY, 'userInfo', '确认购买'],
  [BUY, 'membershipOffer', '确认购买'],
  ['/buy-member', 'userInfo', '确认购买'],
];

it.each(SCREENS)(
  '%s, whose %s does not come, says after ten seconds that it takes long, and asks anew where its reader wants that [NET-04]',
  async (path, call, there) => {
    const { asked, answer } = await open(path, call);
    await pass(9000);
    const before = asked();
    expect(screen.queryByText(WORDS)).toBeNull();
    await pass(1500);
    expect(screen.getByText(WORDS)).toBeTruthy();
    expect(asked()).toBe(before);
    answer();
    retry().focus();
    fireEvent.click(retry());
    expect((await screen.findAllByText(there)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull());
    expect(asked()).toBeGreaterThan(before);
    await waitFor(() => expect(document.activeElement?.localName).toBe('h1'));
  },
);

it.each(SCREENS)(
  '%s, whose %s hangs again, keeps the focus on 重试, and says so again [NET-04]',
  async (path, call) => {
    const { asked } = await open(path, call);
    await pass(10_500);
    const before = asked();
    retry().focus();
    fireEvent.click(retry());
    await pass(500);
    expect(screen.queryByText(WORDS)).toBeNull();
    expect(document.activeElement).toBe(retry());
    expect(asked()).toBeGreaterThan(before);
    await pass(10_500);
    expect(screen.getByText(WORDS)).toBeTruthy();
    expect(document.activeElement).toBe(retry());
  },
);
