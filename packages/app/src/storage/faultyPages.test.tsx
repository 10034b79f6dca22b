import { brand } from '@shuye/core-domain/brand';
import { loginCookies } from '@shuye/core-domain/member';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aReaderServer } from '../testing/aReaderServer.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { isDeep } from '../testing/isDeep.ts';
import { mountServed } from '../testing/mountServed.tsx';
import { answers, files, inTab, isThere, NOW, onDevice, USER } from '../testing/storedReader.ts';

interface Journey {
  page: string;
  isGuest?: boolean;
  /** What the reader does there; where a fault took away what they need, they do what is left. */
  act?: () => void;
  /** What stands there once that is done. */
  done?: () => unknown;
}

const press = (name: string | RegExp): void => {
  const [button] = screen.queryAllByRole('button', { name });
  if (button) fireEvent.click(button);
};
const type = (role: string, value: string): void => {
  const [field] = screen.queryAllByRole(role);
  if (field) fireEvent.change(field, { target: { value } });
};

const journeys: Readonly<Record<string, Journey>> = {
  'the home page': { page: '/' },
  'a guest’s shelf': { page: '/shelf', isGuest: true },
  'an account’s shelf': { page: '/shelf' },
  'books taken off the shelf': {
    page: '/shelf',
    act: () => {
      press('管理');
      press('全选');
      press(/^删除/);
      const dialog = screen.queryByRole('alertdialog');
      if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    },
  },
  'a search on the shelf': {
    page: '/shelf',
    act: () => {
      press('在书架中查找');
      type('searchbox', '灯火');
    },
  },
  'a chapter': { page: '/reader/1001' },
  'a chapter of a guest': { page: '/reader/1001', isGuest: true },
  'a search in the store': {
    page: '/search',
    act: () => {
      type('combobox', '灯火');
      const [form] = document.getElementsByTagName('form');
      if (form) fireEvent.submit(form);
    },
  },
  'a payment that is looked after': { page: '/top-up?order=k1' },
  'one’s own page': { page: '/myself' },
  statistics: { page: '/statistics' },
  'one’s data, written into a file': {
    page: '/my-data',
    act: () => press('导出全部'),
    done: () => screen.getByText(/已导出/),
  },
};

const kinds = ['throws', 'has no room from there on', 'gives damaged text'] as const;
type Kind = (typeof kinds)[number];

const faults: unknown[] = [];
const onFault = (event: Event) => void faults.push(event instanceof ErrorEvent ? event.error : event);
const whole = Object.getOwnPropertyDescriptors(Storage.prototype);
const restore = () => Object.defineProperties(Storage.prototype, whole);
const refuse = (name: string): never => {
  throw new DOMException('no', name);
};

/** Breaks the n-th operation on the storages of the browser from now on, or all writes from it on. */
function breakStorage(kind: Kind, n: number): () => number {
  let operations = 0;
  const next = (): boolean => (operations += 1) === n && kind !== 'has no room from there on';
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      if (next()) return kind === 'throws' ? refuse('SecurityError') : '{"a":[';
      return whole.getItem.value?.call(this, key) ?? null;
    },
    setItem(this: Storage, key: string, value: string) {
      if (next() && kind === 'throws') refuse('SecurityError');
      if (kind === 'has no room from there on' && operations >= n) refuse('QuotaExceededError');
      whole.setItem.value?.call(this, key, value);
    },
    removeItem(this: Storage, key: string) {
      if (next() && kind === 'throws') refuse('SecurityError');
      whole.removeItem.value?.call(this, key);
    },
  });
  return () => operations;
}

beforeEach(() => {
  // What a page that is left still waits for ends with it: a hundred of them would be busier than the one that is looked at.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  faults.length = 0;
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  // What jsdom lacks: characters that lie somewhere, and files that are saved.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  window.addEventListener('error', onFault);
});
afterEach(() => {
  restore();
  window.removeEventListener('error', onFault);
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${loginCookies.userId}=; Max-Age=0`;
  document.body.innerHTML = '';
});

let cells = 0;
let points = 0;
afterAll(() => console.log(`faulty storages of pages: ${cells} cells, ${points} operations`));

/** The journey with a storage that fails at its n-th operation; how many operations there were. */
async function travel({ page, isGuest = false, act, done }: Journey, kind: Kind, n: number): Promise<number> {
  for (const [key, [, value]] of Object.entries(onDevice))
    localStorage.setItem(brand.storagePrefix + key, JSON.stringify(value));
  for (const [key, [, value]] of Object.entries(inTab))
    sessionStorage.setItem(brand.storagePrefix + key, JSON.stringify(value));
  document.cookie = `${loginCookies.userId}=${isGuest ? '' : USER}`;
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    fakeServer({ ...aReaderServer(() => NOW).answers, ...answers }, files).fetch,
  );
  const operations = breakStorage(kind, n);
  const unmount = mountServed(page);
  await waitFor(() => expect(isThere[page]?.()).toBeTruthy(), { timeout: 20_000 });
  act?.();
  await waitFor(() => expect(done?.() ?? document.body.textContent.trim()).toBeTruthy());
  unmount();
  vi.clearAllTimers();
  restore();
  cells += 1;
  return operations();
}

// Each journey with one kind here, with all of them in deep runs.
const cases = Object.entries(journeys).flatMap(([name, journey], at) =>
  kinds.filter((_, kind) => isDeep || kind === at % kinds.length).map((kind) => [name, kind, journey] as const),
);

it.each(cases)(
  '%s: the page stands, whichever operation of the storage is the one that %s (R8, F9, F10, F11)',
  async (name, kind, journey) => {
    const visit = async (n: number): Promise<number> => {
      const all = await travel(journey, kind, n).catch((cause: unknown) => {
        throw new Error(`operation ${n} ${kind}: the page did not come`, { cause });
      });
      expect({ n, faults }).toEqual({ n, faults: [] });
      return all;
    };
    if (!isDeep) return void (await visit(1 + ((name.length * 7) % 24)));
    const all = await visit(Number.POSITIVE_INFINITY);
    points += all;
    for (let n = 1; n <= all; n += 1) await visit(n);
  },
  600_000,
);
