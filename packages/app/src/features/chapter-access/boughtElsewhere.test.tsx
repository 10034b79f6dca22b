import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import type { Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { stubRowLayout } from '../../testing/stubRowLayout.ts';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

beforeEach(() => {
  stubRowLayout();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => void vi.restoreAllMocks());

/** A server on which another tab buys the eleventh chapter, or the whole book. */
function openAt(path: string, thing: 'chapter' | 'book') {
  let isBought = false;
  const isOwned = (index: number) => isBought && thing === 'chapter' && index === 10;
  const chapters = () =>
    wireChapters(16).map((chapter, index) => (isOwned(index) ? { ...chapter, isBuy: 1 } : chapter));
  const answers: Answers = {
    ...anAccount(),
    bookInfo: () => aWireBook(thing === 'book' ? { payMode: '1', price: 300, isBuy: isBought ? 1 : 0 } : {}),
    chapterList: () => wireChapterList(['', chapters()]),
    userInfo: () => ({ ...anAccount({ beans: isBought ? 28 : 40 }).userInfo }),
    loadResource: { data: { reader_option: {} } },
  };
  return {
    opened: renderApp({ path, userId: '8000001', answers }),
    buy: () => {
      isBought = true;
    },
  };
}

const seeAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

it.each([
  ['/catalog/1001', 'chapter', 'navigation', '全部章节', 5],
  ['/catalog/1001', 'book', 'navigation', '全部章节', 0],
  ['/cover/1001', 'chapter', 'list', '前面的章节', 5],
] as const)('%s takes the lock off a %s that another tab bought, once it is seen again [CAT-02]', async (...given) => {
  const [path, thing, role, name, left] = given;
  const server = openAt(path, thing);
  const { services } = await server.opened;
  const rows = within(await screen.findByRole(role, { name }));
  const locks = () => rows.queryAllByRole('img', { name: /书豆|锁|付费/, hidden: true }).length;
  await waitFor(() => expect(locks()).toBeGreaterThan(left));
  await waitFor(() => expect(services.seen.map(({ name: call }) => call)).toContain('userInfo'));
  const asked = () => services.seen.filter(({ name: call }) => call === 'chapterList').length;
  await seeAgain();
  expect(asked()).toBe(1);
  server.buy();
  await seeAgain();
  await waitFor(() => expect(locks()).toBe(left));
});
