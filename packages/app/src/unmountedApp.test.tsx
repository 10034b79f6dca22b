import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { anAccount } from './testing/anAccount.ts';
import { fakeServer } from './testing/fakeServer.ts';
import { mountServed } from './testing/mountServed.tsx';

it('a page that is taken away syncs the shelf of its reader no more', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const server = fakeServer({
    ...anAccount(),
    syncBookmarks: { detail: [], serverTime: 1_790_000_000 },
    collectEvents: {},
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  const reader = '10000077';
  // What a page of another test sent again meanwhile is that of another reader.
  const syncs = () =>
    server.seen.filter(({ name, fields }) => name === 'syncBookmarks' && fields['user_id'] === reader).length;
  document.cookie = `shuye_uid=${reader}; Path=/`;
  const unmount = mountServed('/myself');
  await waitFor(() => expect(syncs()).toBe(1));
  unmount();
  // A page that is seen again syncs it after half a second.
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done, 1000));
  expect(syncs()).toBe(1);
});
