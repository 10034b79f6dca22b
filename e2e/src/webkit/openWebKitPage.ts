import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { WebKitPage } from './WebKitPage.ts';

interface Kernel {
  /** Address of the driver. */
  driver: string;
  browser: string;
}

const KEYS = { ArrowLeft: '\uE012', ArrowRight: '\uE014', Escape: '\uE00C' };

/** As narrow as this browser's window gets; a phone's page, not a desk's. */
const WINDOW = { x: 0, y: 0, width: 390, height: 900 };

/** The product takes no click within 200 ms after another one (UI-26); a little more lets every click count. */
const CLICK_GUARD_MS = 250;

/** One command of the WebDriver protocol, on a connection of its own: the driver closes idle ones. @throws Error with what it said. */
async function command(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, agent: false }, resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
  const { value } = (await json(answer)) as { value: unknown };
  if (answer.statusCode !== 200) throw new Error(`WebKit: ${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** A browser of its own with nothing stored in it, as the phone of `userAgent`. */
export async function openWebKitPage({ driver, browser }: Kernel, userAgent: string): Promise<WebKitPage> {
  const options = { binary: browser, args: ['--automation', `--user-agent=${userAgent}`] };
  const made = (await command(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session = `${driver}/session/${made.sessionId}`;
  const ask = (path: string, body: object): Promise<unknown> => command(`${session}${path}`, 'POST', body);
  const act = (source: object): Promise<unknown> => ask('/actions', { actions: [source] });
  const keys = (all: readonly string[]): Promise<unknown> =>
    act({
      type: 'key',
      id: 'keys',
      actions: all.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  await ask('/window/rect', WINDOW);

  return {
    goto: (url) => ask('/url', { url }),
    reload: () => ask('/refresh', {}),
    evaluate: async <Answer, Given extends readonly unknown[]>(run: (...given: Given) => Answer, ...given: Given) => {
      const script = `return (${run.toString()})(...arguments)`;
      // The protocol writes null for a function that gives nothing.
      return ((await ask('/execute/sync', { script, args: given })) ?? undefined) as Answer;
    },
    keyboard: { press: (key) => keys([KEYS[key]]), type: (text) => keys([...text]) },
    mouse: {
      click: async (x, y) => {
        await setTimeout(CLICK_GUARD_MS);
        return act({
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        });
      },
    },
    screenshot: async () => Buffer.from(String(await command(`${session}/screenshot`, 'GET')), 'base64'),
    close: () => command(session, 'DELETE'),
  };
}
