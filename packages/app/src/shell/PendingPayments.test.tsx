import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { OrderPayMode } from '@shuye/core-domain/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../router/MemoryNavigation.tsx';
import { useLocation, useNavigate } from '../router/index.ts';
import { aHost } from '../testing/aHost.ts';
import { anAccount } from '../testing/anAccount.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { testServices, type TestServicesOptions } from '../testing/testServices.ts';
import { PendingPayments } from './PendingPayments.tsx';

const USER = '8000001';
const NOW = 1_790_000_000_000;
const DAY_MS = 86_400_000;

const marker = {
  userId: USER,
  requestKey: 'k1',
  payMode: OrderPayMode.Redirect,
  beans: 300,
  startedAt: NOW,
  orderNo: 'o1',
};

const stored = (storage: Storage): unknown => JSON.parse(storage.getItem('shuye_pending_order') ?? 'null');

interface Opened extends TestServicesOptions {
  markers?: readonly object[];
  status?: number | (() => number);
  path?: string;
}

/** The application is opened at a page by a reader whose device has these markers. */
function open({ markers = [marker], status = 5, path = '/', ...options }: Opened = {}) {
  const storage = fakeStorage({ pending_order: markers });
  const orderDetail = () => ({ status: typeof status === 'number' ? status : status() });
  const services = testServices({
    answers: { ...anAccount(), orderDetail },
    userId: USER,
    storage,
    nowMs: Date.now,
    ...options,
  });
  const at = { address: '', navigate: (_to: string) => {} };
  function Probe() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    at.address = pathname + search;
    at.navigate = (to) => void navigate(to);
    return null;
  }
  const view = render(
    <MemoryNavigation initialEntries={[path]}>
      <Probe />
      <PendingPayments services={services} />
    </MemoryNavigation>,
  );
  const asked = () => services.seen.filter(({ name }) => name === 'orderDetail').map(({ fields }) => fields['orderNo']);
  return { ...view, services, storage, asked, at };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(NOW);
});
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

describe('a payment whose end this device never learned', () => {
  it('is taken up when the application is opened the next day, told, and over [PAY-07] (A-31)', async () => {
    vi.setSystemTime(NOW + DAY_MS);
    const { storage, asked } = open();
    expect(await screen.findByText('300书豆已到账')).toBeTruthy();
    expect([asked(), stored(storage)]).toEqual([['o1'], null]);
    fireEvent.click(await screen.findByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByText('充值成功')).toBeNull());
  });

  it('leads back to what it was for (D-163)', async () => {
    const { at } = open({ markers: [{ ...marker, returnPath: '/reader/1001?forceChapterId=c9' }] });
    fireEvent.click(await screen.findByRole('button', { name: '继续购买' }));
    expect(at.address).toBe('/reader/1001?forceChapterId=c9');
    await waitFor(() => expect(screen.queryByText('充值成功')).toBeNull());
  });

  it('does not lead anywhere else, whatever is stored', async () => {
    open({ markers: [{ ...marker, returnPath: '//elsewhere.example/' }] });
    expect(await screen.findByRole('button', { name: '知道了' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '继续购买' })).toBeNull();
  });

  it.each([
    ['was closed', 6, null],
    ['is still open', 0, [marker]],
  ])('that %s says nothing [PAY-07] (A-31)', async (_case, status, left) => {
    const { storage, asked } = open({ status });
    await waitFor(() => expect(asked()).toEqual(['o1']));
    await seconds(1);
    expect(stored(storage)).toEqual(left);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is asked for again at growing distances while the page is open', async () => {
    let status = 0;
    const { asked } = open({ status: () => status });
    await waitFor(() => expect(asked()).toHaveLength(1));
    await seconds(4);
    expect(asked()).toHaveLength(2);
    await seconds(11);
    expect(asked()).toHaveLength(3);
    status = 5;
    await seconds(61);
    expect(await screen.findByText('300书豆已到账')).toBeTruthy();
  });

  it('is asked for once there is a network, when the application was opened without one (A-31)', async () => {
    const host = aHost();
    host.setOnline(false);
    const { asked } = open({ host });
    await seconds(2);
    expect(asked()).toEqual([]);
    act(() => host.setOnline(true));
    expect(await screen.findByText('300书豆已到账')).toBeTruthy();
  });

  it('is asked for when the page is seen again', async () => {
    let status = 0;
    const { asked } = open({ status: () => status });
    await waitFor(() => expect(asked()).toHaveLength(1));
    status = 5;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('300书豆已到账')).toBeTruthy();
  });

  it.each([
    ['of another account', { ...marker, userId: '8000002' }],
    ['from three days ago', { ...marker, startedAt: NOW - 3 * DAY_MS }],
    ['whose order was never made', { ...marker, orderNo: undefined }],
  ])('%s is not asked for (A-08) (A-31)', async (_case, found) => {
    const { asked } = open({ markers: [found] });
    await seconds(5);
    expect(asked()).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays for its account when another one reads here, and is told to it alone (A-08)', async () => {
    let userId = '8000002';
    const { services, storage, asked } = open({ userId: () => userId });
    await seconds(5);
    expect([asked(), stored(storage)]).toEqual([[], [marker]]);
    userId = USER;
    act(() => services.login.getState().checkUser());
    expect(await screen.findByText('300书豆已到账')).toBeTruthy();
  });

  it('is not told when another account logs in before the answer comes (A-08)', async () => {
    let userId = USER;
    const status = () => {
      userId = '8000002';
      return 5;
    };
    const { storage, asked } = open({ userId: () => userId, status });
    await waitFor(() => expect(asked()).toEqual(['o1']));
    await seconds(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored(storage)).toEqual([marker]);
  });

  it('is left to the tab that asks already [PAY-08] (A-08)', async () => {
    const storage = fakeStorage({
      pending_order: [marker],
      order_poller: { tabId: 'other', userId: USER, until: NOW + 2500 },
    });
    const { asked } = open({ storage });
    await seconds(2);
    expect(asked()).toEqual([]);
    await seconds(2);
    await waitFor(() => expect(asked()).toEqual(['o1']));
  });

  it('is one of several, each of which is settled', async () => {
    const { storage, asked } = open({
      markers: [marker, { ...marker, requestKey: 'k2', orderNo: 'o2' }, { ...marker, requestKey: 'k3', userId: '9' }],
    });
    await waitFor(() => expect(asked()).toEqual(['o1', 'o2']));
    await waitFor(() => expect(stored(storage)).toMatchObject([{ requestKey: 'k3' }]));
    expect(await screen.findByText('600书豆已到账')).toBeTruthy();
  });

  it('without any, no server is asked', async () => {
    const { asked } = open({ markers: [] });
    await seconds(5);
    expect(asked()).toEqual([]);
  });
});
