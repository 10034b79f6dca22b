import { expect, it, vi } from 'vitest';
import { openHost } from '../testing/openHost.ts';

it('reports when the host shows the page again, each change once, until it is ended [SHELF-36] [SHELF-32] (D-141)', () => {
  const { bridge, page } = openHost({ host: 'taobao' });
  const seen = vi.fn();
  const end = bridge.onPageEvent?.(seen);
  const fire = (name: string) => page.document.dispatchEvent(new Event(name));
  ['Active', 'Background', 'Background', 'Active', 'Active'].forEach((name) => fire(`WV.Event.APP.${name}`));
  end?.();
  fire('WV.Event.APP.Background');
  expect(seen.mock.calls).toEqual([['pageHide'], ['pageShow']]);
});
