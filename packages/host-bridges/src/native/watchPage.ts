import type { HostBridge, PageEvent } from '../HostBridge.ts';

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Reports what a container's events say of its page, each change once: several of them may say the same. */
export const watchPage =
  (target: Events, names: Readonly<Record<string, PageEvent>>): NonNullable<HostBridge['onPageEvent']> =>
  (listener) => {
    let last: PageEvent = 'pageShow';
    const ends = Object.entries(names).map(([name, event]) => {
      const report = (): void => {
        if (event === last) return;
        last = event;
        listener(event);
      };
      target.addEventListener(name, report);
      return () => target.removeEventListener(name, report);
    });
    return () => ends.forEach((end) => end());
  };
