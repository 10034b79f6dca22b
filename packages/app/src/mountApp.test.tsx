import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { STATE_NAME } from './rendering/PageState.ts';
import { anAccount } from './testing/anAccount.ts';
import { fakeServer } from './testing/fakeServer.ts';
import { mountServed } from './testing/mountServed.tsx';
import { aWireModule, wirePage } from './testing/wire.ts';

let unmount = (): void => undefined;

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

/** A served page at `address`, with a server that counts what it is told. */
function open(address: string) {
  const server = fakeServer({ ...anAccount(), storePage: wirePage(aWireModule('1')), collectEvents: {} });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  unmount = mountServed(address);
  const batches = () =>
    server.seen.filter(({ name }) => name === 'collectEvents').map(({ fields }) => fields['events']);
  const calls = () => server.seen.filter(({ name }) => name === 'collectEvents').map(({ fields }) => fields);
  /** As whom the account was asked for. */
  const users = () => server.seen.filter(({ name }) => name === 'userInfo').map(({ fields }) => fields['user_id']);
  return { batches, calls, users };
}

it.each(['loading', 'interactive', 'complete'] as const)(
  'the offline application is installed once, when the page has loaded: it is mounted while that is %s',
  (state) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(fakeServer({}).fetch);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    const installOfflineApp = vi.fn();
    unmount = mountServed('/settings', { installOfflineApp });
    expect(installOfflineApp).toHaveBeenCalledTimes(state === 'complete' ? 1 : 0);
    if (state !== 'complete') window.dispatchEvent(new Event('load'));
    expect(installOfflineApp).toHaveBeenCalledTimes(1);
  },
);

it('the code that wakes a rendered page up does not come: the page is drawn and asks for its own data [SEO-15]', async () => {
  vi.doMock('./rendering/resumePage.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  window[STATE_NAME] = { renderedAtMs: 1, queries: { queries: [], mutations: [] } };
  onTestFinished(() => {
    vi.doUnmock('./rendering/resumePage.ts');
    delete window[STATE_NAME];
  });
  open('/st/publish');
  expect(await screen.findAllByRole('heading', { name: '栏目1' })).toHaveLength(1);
});

it('a page asks for its data in a task behind the one that made what it asks with', async () => {
  open('/st/publish');
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
  expect(await screen.findByRole('heading', { name: '栏目1' })).toBeTruthy();
});

it('every page that is opened is reported once, with what its address names [EVT-01]', async () => {
  const { batches } = open('/st/publish');
  await screen.findByRole('heading', { name: '栏目1' });
  // The books that it shows may follow before anybody looks.
  await waitFor(() => expect(batches()).not.toHaveLength(0), { timeout: 3000 });
  const page = expect.objectContaining({ type: 'page' });
  expect(
    batches()
      .flat()
      .filter((event) => page.asymmetricMatch(event)),
  ).toEqual([
    { type: 'page', page: 'bookstore', name: 'view', params: { pageName: 'publish' }, ts: expect.any(Number) },
  ]);
});

it('pages and taps of half a second travel together, and at once when the page goes away [EVT-01] [EVT-02]', async () => {
  const { batches } = open('/');
  await screen.findByRole('heading', { name: '栏目1' });
  fireEvent.click(await screen.findByRole('link', { name: '书架' }));
  await waitFor(() => expect(window.location.pathname).toBe('/shelf'));
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(batches().flat()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'page', page: 'home', name: 'view' }),
        expect.objectContaining({ type: 'click', page: 'home', name: 'tab', params: { tab: 'shelf' } }),
        expect.objectContaining({ type: 'page', page: 'shelf', name: 'view' }),
      ]),
    );
  });
});

it('the books that a page shows are reported once each, and the one that is tapped; nobody is named [EVT-02] [EVT-03] [EVT-13] (A-29)', async () => {
  document.cookie = 'shuye_uid=10000001; Path=/';
  const { batches, calls } = open('/st/publish');
  const [tile] = await screen.findAllByRole('link', { name: /书11/ });
  const tiles = () => batches().flat() as { type: string; name: string; page: string; params: object }[];
  const shown = () => tiles().filter(({ type, name }) => type === 'exposure' && name === 'tile');
  await waitFor(() => expect(shown()).toHaveLength(3), { timeout: 8000 });
  expect(shown().map(({ page, params }) => [page, params])).toEqual(
    ['11', '12', '13'].map((bookId) => ['bookstore', { bookId, to: 'cover' }]),
  );
  if (tile) fireEvent.click(tile);
  await waitFor(() => expect(tiles()).toContainEqual(expect.objectContaining({ type: 'click', name: 'tile' })));
  expect(tiles().find(({ type }) => type === 'click')).toMatchObject({
    page: 'bookstore',
    params: { bookId: '11', to: 'cover' },
  });
  expect(shown()).toHaveLength(3);
  expect(JSON.stringify(calls())).not.toContain('10000001');
});

it('its window is chosen beside another, where another account has logged in: it goes on as that one (A-08)', async () => {
  document.cookie = 'shuye_uid=10000001; Path=/';
  const { users } = open('/myself');
  await waitFor(() => expect(users()).toContain('10000001'));
  document.cookie = 'shuye_uid=10000002; Path=/';
  fireEvent.focus(window);
  await waitFor(() => expect(users()).toContain('10000002'));
});
