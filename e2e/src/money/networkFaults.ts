import type { Page, Request, Route } from '@playwright/test';

/** Longer than any request is waited for. */
const BEYOND_TIMEOUT_MS = 61_000;

/** Which requests meet a fault. */
export interface CallMatch {
  path: string;
  /** Of a purchase: only asks its price, or buys, at a press or by itself. */
  act?: 'info' | 'buy' | 'auto';
}

export interface NetworkFault {
  title: string;
  /** The page gets over it by itself: the reader sees nothing of it. */
  isRepaired: boolean;
  /** The server has done what it was asked for. */
  isServed: boolean;
  /** `count` from 1. */
  meet: (route: Route, count: number) => Promise<void>;
  /** Lets the time pass until the page has given the request up. */
  wait?: (page: Page) => Promise<void>;
}

export const NETWORK_FAULTS: readonly NetworkFault[] = [
  {
    title: 'is cut off before it leaves',
    isRepaired: false,
    isServed: false,
    meet: (route) => route.abort('connectionfailed'),
  },
  {
    title: 'is served, but loses its answer',
    isRepaired: false,
    isServed: true,
    meet: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
  {
    title: 'gets half of its answer',
    isRepaired: false,
    isServed: true,
    meet: async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
    },
  },
  {
    title: 'meets a server that fails once',
    isRepaired: true,
    isServed: true,
    meet: (route, count) => (count === 1 ? route.fulfill({ status: 503, body: 'down' }) : route.continue()),
  },
  {
    title: 'is served, but never answered',
    isRepaired: false,
    isServed: true,
    meet: async (route) => void (await route.fetch()),
    wait: (page) => page.clock.fastForward(BEYOND_TIMEOUT_MS),
  },
];

const isMatch = (request: Request, { path, act }: CallMatch): boolean =>
  new URL(request.url()).pathname === path &&
  (act === undefined || (request.postData() ?? '').split('&').includes(`act=${act}`));

/**
 * Cuts off all calls of a page but these, until it is ended: a gateway that is to die in the middle of one of them must
 * not meet a report of the page there.
 */
export async function cutOffOthers(page: Page, calls: readonly CallMatch[]): Promise<() => Promise<void>> {
  const url = '**/openapi/**';
  await page.route(url, (route) =>
    calls.some((call) => isMatch(route.request(), call)) ? route.fallback() : route.abort('connectionfailed'),
  );
  return () => page.unroute(url);
}

/** Lets the requests of a call meet a fault, its repetitions too: from now on, or once the call before it was answered. */
export async function injectFault(page: Page, match: CallMatch, fault: NetworkFault, before?: CallMatch) {
  let count = 0;
  const meetings: Promise<void>[] = [];
  let isActive = before === undefined;
  if (before) {
    page.on('response', (response) => {
      if (isMatch(response.request(), before)) isActive = true;
    });
  }
  const url = `**${match.path}**`;
  await page.route(url, (route) => {
    if (!isActive || !isMatch(route.request(), match)) return route.continue();
    count += 1;
    const meeting = fault.meet(route, count);
    meetings.push(meeting);
    return meeting;
  });
  return {
    met: () => count,
    end: async (): Promise<void> => {
      isActive = false;
      // A request that is still held would be let go by then, and could not be cut off any more.
      await Promise.all(meetings);
      await page.unroute(url);
    },
  };
}
