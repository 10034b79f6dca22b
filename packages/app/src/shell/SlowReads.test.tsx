import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAccount } from '../testing/anAccount.ts';
import { anAnswer } from '../testing/anAnswer.ts';
import { fakeServer, type Answers } from '../testing/fakeServer.ts';
import { mountServed } from '../testing/mountServed.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../testing/wire.ts';

const WORDS = '加载比平时慢，请稍候';

let unmount = (): void => undefined;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(address: string, answers: Answers) {
  const server = fakeServer({ collectEvents: {}, ...anAccount(), ...answers });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  unmount = mountServed(address);
  const asked = (call: string) => server.seen.filter(({ name }) => name === call).length;
  return { asked };
}

/** What no first text waits for is there. */
const partsThere = () => waitFor(() => expect(document.querySelector('output[aria-live="polite"]')).not.toBeNull());

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

const chapterList = wireChapterList(['', wireChapters(16)]);

it.each(['/cover/1001', '/catalog/1001', '/reader/1001'])(
  '%s whose book does not come says after ten seconds that it takes long, and asks anew where its reader wants that [NET-04] [CONST-09]',
  async (path) => {
    const hanging = anAnswer<never>();
    let isHanging = true;
    const bookInfo = () => (isHanging ? hanging.promise : aWireBook());
    const { asked } = open(path, { bookInfo, chapterList });
    await waitFor(() => expect(asked('bookInfo')).toBeGreaterThan(0));
    await partsThere();
    await pass(9000);
    const before = asked('bookInfo');
    expect(screen.queryByText(WORDS)).toBeNull();
    await pass(1500);
    expect(screen.getByText(WORDS)).toBeTruthy();
    expect(asked('bookInfo')).toBe(before);
    isHanging = false;
    const retry = screen.getByRole('button', { name: '重试' });
    retry.focus();
    fireEvent.click(retry);
    expect((await screen.findAllByText(/山中灯火|第1章/)).length).toBeGreaterThan(0);
    expect(asked('bookInfo')).toBe(before + 1);
    expect(screen.queryByText(WORDS)).toBeNull();
    await waitFor(() => expect(document.activeElement?.localName).toBe('h1'));
  },
);

it('goes away by itself when the answer comes late, and asks for nothing twice', async () => {
  const late = anAnswer<ReturnType<typeof aWireBook>>();
  const { asked } = open('/cover/1001', { bookInfo: () => late.promise, chapterList });
  await waitFor(() => expect(asked('bookInfo')).toBeGreaterThan(0));
  await partsThere();
  await pass(10_500);
  const before = asked('bookInfo');
  expect(screen.getByText(WORDS)).toBeTruthy();
  await act(async () => late.give(aWireBook()));
  expect(await screen.findByRole('heading', { level: 1, name: '山中灯火' })).toBeTruthy();
  expect(screen.queryByText(WORDS)).toBeNull();
  expect(asked('bookInfo')).toBe(before);
});

it('says nothing of a part that hangs on a page which is there', async () => {
  const { asked } = open('/cover/1001', {
    bookInfo: aWireBook(),
    chapterList,
    commentList: () => anAnswer<never>().promise,
  });
  expect(await screen.findByRole('heading', { level: 1, name: '山中灯火' })).toBeTruthy();
  await waitFor(() => expect(asked('commentList')).toBe(1));
  await partsThere();
  await pass(11_000);
  expect(screen.queryByText(WORDS)).toBeNull();
});
