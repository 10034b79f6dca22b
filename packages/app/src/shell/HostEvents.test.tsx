import { ShelfMode } from '@shuye/core-domain/shelf';
import type { PageEvent } from '@shuye/host-bridges';
import { Sheet } from '@shuye/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShelfEditStore } from '../stores/shelfEditStore.ts';
import { aHost } from '../testing/aHost.ts';
import { testServices } from '../testing/testServices.ts';
import { HostEvents } from './HostEvents.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inHost = () => {
  const heard: { listener?: (event: PageEvent) => void } = {};
  const stop = vi.fn();
  const host = aHost();
  const onPageEvent = (listener: (event: PageEvent) => void) => {
    heard.listener = listener;
    return stop;
  };
  const key: { press?: () => boolean } = {};
  const onBack = (takes: () => boolean) => {
    key.press = takes;
    return stop;
  };
  const services = testServices({ host: { ...host, bridge: { ...host.bridge, onPageEvent, onBack } } });
  const refresh = vi.spyOn(services.shelfSyncService, 'refresh').mockResolvedValue(true);
  const view = render(<HostEvents services={services} />);
  return { services, refresh, stop, say: (event: PageEvent) => heard.listener?.(event), key, ...view };
};

it('asks for the shelf 70 ms after the host shows the page again, not before and once [SHELF-36] [CONST-65] (D-141)', () => {
  const { refresh, say } = inHost();
  say('pageShow');
  say('pageShow');
  vi.advanceTimersByTime(69);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledOnce();
});

it('ends the editing of the shelf when the host hides the page, and asks for nothing then [SHELF-32]', () => {
  const { services, refresh, say } = inHost();
  const edit = services.storeOf(createShelfEditStore);
  edit.getState().enter('1001');
  say('pageShow');
  say('pageHide');
  vi.advanceTimersByTime(1000);
  expect([edit.getState().mode, refresh.mock.calls]).toEqual([ShelfMode.View, []]);
});

it('listens no more once it is taken away', () => {
  const { refresh, stop, say, unmount } = inHost();
  say('pageShow');
  unmount();
  vi.advanceTimersByTime(1000);
  expect([stop.mock.calls.length, refresh.mock.calls]).toEqual([2, []]);
});

/** A page with a sheet over it. */
function PageWithSheet() {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onClose={() => setOpen(false)} title="设置">
      字号
    </Sheet>
  );
}

it('the host’s back key closes what lies over the page first, and is left to the host then [UI-12]', async () => {
  vi.useRealTimers();
  const { key } = inHost();
  render(<PageWithSheet />);
  const address = window.location.href;
  expect(key.press?.()).toBe(true);
  await waitFor(() => expect(screen.queryByText('字号')).toBeNull());
  expect([window.location.href, key.press?.()]).toEqual([address, false]);
});
