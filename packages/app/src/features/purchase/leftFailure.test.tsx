import { loginCookies } from '@shuye/core-domain/member';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anAnswer } from '../../testing/anAnswer.ts';
import { fakeServer, Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { mountServed } from '../../testing/mountServed.tsx';
import { aWirePlan, wireOffer, wireSale } from '../../testing/wireSale.ts';

const CHAPTER = '/buy-book?bid=1001&payMode=3&cid=c11';
const MEMBERSHIP = '/buy-member';
const offer = wireOffer(400);
const plan = aWirePlan({ name: '包月会员3个月' });

let unmount = (): void => undefined;

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

const go = (path: string): void =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const here = (): string => window.location.pathname;

const isSent = ({ name, fields }: { name: string; fields: Fields }) =>
  name === 'buyMembership' || name === 'buyChapters' || fields['act'] === 'buy';

/** The purchase at `path`, to which the reader came from their own page. */
async function open(path: string, more: Answers) {
  const server = fakeServer({
    ...wireSale(400, plan),
    ...more,
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  document.cookie = `${loginCookies.userId}=8000001; Path=/`;
  unmount = mountServed('/myself');
  await waitFor(() => expect(document.querySelector('output[aria-live="polite"]')).not.toBeNull());
  go(path);
  await screen.findByRole('button', { name: '确认购买' });
  return { sent: () => server.seen.filter(isSent) };
}

/** A purchase that is on its way; `end` has the server answer it. */
async function buy(path: string, choose: () => void = () => undefined) {
  const answer = anAnswer<Refusal | 'lost'>();
  const reply = async () => {
    const given = await answer.promise;
    if (given === 'lost') throw new TypeError('The line broke.');
    return given;
  };
  const { sent } = await open(path, {
    buyChapter: ({ act: asked }: Fields) => (asked === 'buy' ? reply() : offer),
    buyChapters: reply,
    buyMembership: reply,
  });
  choose();
  fireEvent.click(screen.getByRole('button', { name: '确认购买' }));
  await waitFor(() => expect(sent().length).toBeGreaterThan(0));
  return { end: (how: Refusal | 'lost') => act(async () => answer.give(how)) };
}

const leave = async (): Promise<void> => {
  go('/catalog/1001');
  await screen.findByRole('heading', { name: '目录' });
};

it.each([
  [CHAPTER, '《山中灯火》第11章'],
  [MEMBERSHIP, '包月会员3个月'],
])(
  '%s that is refused after its reader left is told there, once, with what was not bought [BUY-10]',
  async (path, name) => {
    const { end } = await buy(path);
    await leave();
    await end(new Refusal(4020, '余额不够'));
    const words = new RegExp(`^${name}.*没有买成，没有扣费：余额不够$`);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(here()).toBe('/catalog/1001');
    go(path);
    await screen.findByRole('button', { name: '确认购买' });
    expect(screen.getAllByText(/余额不够/).length).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it.each([
  [CHAPTER, '《山中灯火》第11章'],
  [MEMBERSHIP, '包月会员3个月'],
])('%s whose answer is lost after its reader left says where to look for it', async (path, name) => {
  const { end } = await buy(path);
  await leave();
  await end('lost');
  const told = await screen.findByText(/没有收到/, undefined, { timeout: 5000 });
  expect(told.textContent).toMatch(new RegExp(`^没有收到${name}.*的购买结果，请到“我的—消费充值记录”查看$`));
  expect(here()).toBe('/catalog/1001');
});

it('several chapters are told by their number', async () => {
  const { end } = await buy(CHAPTER, () => void fireEvent.click(screen.getByRole('radio', { name: /^剩余/ })));
  await leave();
  await end(new Refusal(4020, '余额不够'));
  expect(await screen.findByText('《山中灯火》剩余6章没有买成，没有扣费：余额不够')).toBeTruthy();
});

it('a purchase that another one of the same keeps from being made says nothing of what was charged', async () => {
  const { end } = await buy(CHAPTER);
  await leave();
  await end(new Refusal(999, '处理中'));
  expect(await screen.findByText(/^没有收到《山中灯火》第11章.*的购买结果/)).toBeTruthy();
});

it('a refusal that its reader waited for stands on the page alone', async () => {
  const { end } = await buy(CHAPTER);
  await end(new Refusal(4020, '余额不够'));
  expect((await screen.findByRole('alert')).textContent).toBe('余额不够');
  expect(screen.queryByText(/没有扣费/)).toBeNull();
});
