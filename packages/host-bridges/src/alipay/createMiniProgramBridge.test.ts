import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bridgeMethods } from '../native/bridgeMethods.ts';
import { userAgents } from '../simulator/userAgents.ts';
import { openHost } from '../testing/openHost.ts';
import { createMiniProgramBridge } from './createMiniProgramBridge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = () => {
  const { page } = openHost({ host: 'alipay' });
  const posted: unknown[] = [];
  page.my = { postMessage: (message) => void posted.push(message) };
  const appendScript = vi.fn();
  const bridge = createMiniProgramBridge(page, { appendScript, session: 'page' });
  return { bridge, page, posted, appendScript, say: (message: unknown) => page.my?.onMessage?.(message) };
};

const soon = () => vi.advanceTimersByTimeAsync(1);

describe('the page of the payment mini-program', () => {
  it('is asked by messages that bear the names of the documents, and answers by their id [BRIDGE-23] [BRIDGE-29]', async () => {
    const { bridge, posted, say } = opened();
    const first = bridge.follow?.isFollowed();
    const second = bridge.farm?.isPinned();
    await soon();
    expect(posted).toEqual([
      { source: 'shuye', id: 'page-1', method: 'checkFollow', params: {} },
      { source: 'shuye', id: 'page-2', method: 'checkPin', params: {} },
    ]);
    say({ id: 'page-2', ok: true, result: { pinned: 'true' } });
    say({ id: 'page-1', ok: true, result: { followed: 'false' } });
    expect([await first, await second]).toEqual([false, true]);
    expect(posted.every((message) => bridgeMethods.includes((message as { method: never }).method))).toBe(true);
  });

  it('changes nothing by messages that answer no call of this page', async () => {
    const { bridge, say } = opened();
    const call = bridge.follow?.isFollowed();
    await soon();
    for (const id of ['other-1', 'page-2', '', 7, undefined]) say({ id, ok: true, result: { followed: true } });
    say('a text');
    say(null);
    say({ id: 'page-1', ok: true, result: { followed: false } });
    say({ id: 'page-1', ok: true, result: { followed: true } });
    await expect(call).resolves.toBe(false);
  });

  it('tells when it is shown again and hidden, and nothing else [SHELF-36] [SHELF-32] (D-141)', async () => {
    const { bridge, say } = opened();
    await soon();
    const seen = vi.fn();
    bridge.onPageEvent?.(seen);
    for (const event of ['pageHide', 'pageShow', 'toString', 'pageShow', 7]) say({ event });
    expect(seen.mock.calls).toEqual([['pageHide'], ['pageShow']]);
  });

  it('is given the card before its share panel opens [BRIDGE-17]', async () => {
    const { bridge, page, posted, say } = opened();
    await soon();
    const startShare = vi.fn(() => expect(posted).toHaveLength(1));
    if (page.my) page.my.startShare = startShare;
    const call = bridge.share?.({ title: '灯', text: '', url: '/reader/1001' });
    await vi.waitFor(() => expect(startShare).toHaveBeenCalledOnce(), { timeout: 10_000 });
    say({ id: 'page-1', ok: true, result: { shared: false } });
    await expect(call).resolves.toBe(false);
  });
});

it('loads the script of the mini-program inside the payment app alone [BRIDGE-27]', () => {
  const appendScript = vi.fn();
  const inside = openHost({ host: 'alipay', injection: 'never' });
  createMiniProgramBridge(inside.page, { appendScript, session: 'page' });
  expect(appendScript.mock.calls.map(([address]) => address)).toEqual(['https://appx/web-view.min.js']);
  const { page } = openHost({ host: 'alipay', injection: 'never' }, userAgents.taobao);
  createMiniProgramBridge(page, { appendScript, session: 'page' });
  expect(appendScript).toHaveBeenCalledOnce();
});
