import type { OtherTabs, TabChannel, TabLocks } from '@shuye/api-client';
import { brand } from '@shuye/core-domain/brand';

const locks = (): TabLocks => ({
  request: (name, options, work) => navigator.locks.request(name, options, work),
});

/** Opened when it is first needed: an open channel may keep a page from being kept for the way back. */
function channel(): TabChannel {
  let opened: BroadcastChannel | undefined;
  const open = (): BroadcastChannel => (opened ??= new BroadcastChannel(`${brand.storagePrefix}session`));
  return {
    post: (message) => open().postMessage.bind(opened)(message),
    listen: (hear) => open().addEventListener('message', ({ data }) => hear(data)),
  };
}

export const browserTabs = (): OtherTabs => ({
  ...('locks' in navigator ? { locks: locks() } : {}),
  ...('BroadcastChannel' in globalThis ? { channel: channel() } : {}),
});
