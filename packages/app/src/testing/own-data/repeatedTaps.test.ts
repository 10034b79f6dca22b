import { loginCookies } from '@shuye/core-domain/member';
import { ShelfActionKind } from '@shuye/core-domain/shelf';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { aReaderServer } from '../aReaderServer.ts';
import { fakeServer } from '../fakeServer.ts';
import { isDeep } from '../isDeep.ts';
import { mountServed } from '../mountServed.tsx';
import { answers, files, USER } from '../storedReader.ts';

const NOW = 1_790_000_000_000;
/** The product takes no click within 200 ms after another one [UI-26]. */
const APART_MS = 250;
/** Longer than changes wait for each other. */
const SENT_MS = 5000;

let cells = 0;
afterAll(() => console.log(`repeated taps (F7): ${cells} cells`));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  for (const name of ['info', 'log', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
});

const pass = async (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

/** Looks again and again while time passes. */
async function found<Found>(look: () => Found): Promise<Found> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return look();
    } catch {
      await vi.dynamicImportSettled();
      await pass(50);
    }
  }
  return look();
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (look: () => HTMLElement): Promise<void> => {
  fireEvent.click(await found(look));
  await pass(APART_MS);
};
const inDialog = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name });
const choose = async (): Promise<void> => {
  await press(() => button('管理'));
  await press(() => button('全选'));
};

type Server = ReturnType<typeof aReaderServer>;
const told = (kind: ShelfActionKind) => (server: Server) =>
  new Set(server.shelf.arrived.filter((action) => action.kind === kind).map(({ sequence }) => sequence)).size;

interface Tapped {
  page: string;
  before: () => Promise<void>;
  target: () => HTMLElement;
  /** What else can be pressed beside it. */
  neighbour: () => HTMLElement;
  effects: (server: Server) => number;
}

const tapped: Readonly<Record<string, Tapped>> = {
  'a book put on the shelf': {
    page: '/cover/1001',
    before: async () => undefined,
    target: () => button('加入书架'),
    neighbour: () => screen.getByRole('link', { name: /^目录/ }),
    effects: told(ShelfActionKind.Add),
  },
  'books taken off the shelf': {
    page: '/shelf',
    before: async () => {
      await choose();
      await press(() => button(/^删除/));
    },
    target: () => inDialog('删除'),
    neighbour: () => inDialog('取消'),
    effects: told(ShelfActionKind.Delete),
  },
  'a group that is made': {
    page: '/shelf',
    before: async () => {
      await choose();
      await press(() => button(/^移到分组/));
      fireEvent.change(await found(() => screen.getByLabelText('新建分组')), { target: { value: '夜里读' } });
    },
    target: () => button('新建并移入'),
    neighbour: () => button('关闭'),
    effects: (server) => server.groups.items().filter(({ id }) => id.startsWith('group.')).length,
  },
};

type Press = (target: HTMLElement, neighbour: HTMLElement) => void;

const presses: Readonly<Record<string, Press>> = {
  'taps of a finger': (target) => {
    fireEvent.pointerDown(target, { button: 0, isPrimary: true });
    fireEvent.pointerUp(target, { button: 0, isPrimary: true });
    fireEvent.click(target, { detail: 1 });
  },
  'a key that is held down': (target) => {
    fireEvent.keyDown(target, { key: 'Enter' });
    fireEvent.click(target, { detail: 0 });
  },
  'two buttons at once': (target, neighbour) => {
    fireEvent.click(target, { detail: 1 });
    fireEvent.click(neighbour, { detail: 1 });
  },
};

const gapsMs = isDeep ? [0, 60, 199, 250] : [60];
const tapCounts = isDeep ? [2, 3, 10] : [10];

const ways = Object.entries(tapped).flatMap(([name, journey]) =>
  Object.entries(presses).map(([by, pressOnce]) => ({ name, by, journey, pressOnce })),
);

it.each(ways)(
  '$name by $by two to ten times is one, however fast they are (F7)',
  async ({ journey, pressOnce }) => {
    for (const gapMs of gapsMs) {
      for (const taps of tapCounts) {
        const server = aReaderServer(Date.now);
        document.cookie = `${loginCookies.userId}=${USER}`;
        localStorage.clear();
        const { fetch } = fakeServer({ ...answers, ...server.answers }, files);
        vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
        if (journey.page === '/shelf') {
          // A book that this account keeps.
          const unmount = mountServed('/cover/1001');
          await press(() => button('加入书架'));
          await pass(3000);
          unmount();
          server.shelf.arrived.length = 0;
        }
        const unmount = mountServed(journey.page);
        await journey.before();
        const target = await found(journey.target);
        const neighbour = await found(journey.neighbour);
        for (let tap = 0; tap < taps; tap += 1) {
          pressOnce(target, neighbour);
          await pass(gapMs);
        }
        await pass(SENT_MS);
        expect({ gapMs, taps, effects: journey.effects(server) }).toEqual({ gapMs, taps, effects: 1 });
        unmount();
        // A page that is left syncs once more: what it writes then is none of the next one's.
        await pass(SENT_MS);
        vi.clearAllTimers();
        cells += 1;
      }
    }
  },
  600_000,
);
