import { expect, it, vi } from 'vitest';
import { openHost } from '../testing/openHost.ts';

it.each([
  ['taobao', 'WV.Event.Key.Back'],
  ['youku', 'WV.Event.Key.Back'],
  ['alipay-h5', 'back'],
] as const)('the back key of %s goes to the page first, and to the host where the page leaves it', (host, name) => {
  const { bridge, page } = openHost({ host });
  const takes = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
  const end = bridge.onBack?.(takes);
  /** Whether the host goes back itself. */
  const press = () => page.document.dispatchEvent(new Event(name, { cancelable: true }));
  expect([press(), press()]).toEqual([false, true]);
  end?.();
  takes.mockReturnValue(true);
  expect([press(), takes.mock.calls.length]).toEqual([true, 2]);
});

it('the mini-program goes back in the history of its page, and tells of no key', () => {
  expect(openHost({ host: 'alipay' }).bridge.onBack).toBeUndefined();
});
