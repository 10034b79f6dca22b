import { AppError, messages } from '@shuye/core-domain/error';
import type { HostBridge } from '@shuye/host-bridges';
import type { SessionState } from '../../stores/sessionStore.ts';

/** A login page that was left answers by then; in milliseconds. */
const ANSWER_MS = 5000;

/**
 * Has the host log its user in. Some hosts never say that their login page was left: once ours is seen again the reader waits
 * no longer than this, and is logged in where only the answer was lost. A later one still logs them in.
 */
export function askHostUntilLeft(
  bridge: Pick<HostBridge, 'onPageEvent' | 'loginCode'>,
  askHost: SessionState['askHost'],
): Promise<void> {
  let end: (() => void) | undefined;
  return new Promise<void>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askWhoItIs = (): void => {
      const whoItIs = bridge.loginCode ? askHost(true) : Promise.reject(new AppError('bridge', messages.needsLogin));
      whoItIs.then(resolve, reject);
    };
    const see = (isSeen: boolean): void => {
      clearTimeout(timer);
      if (isSeen) timer = setTimeout(askWhoItIs, ANSWER_MS);
    };
    const onVisibility = (): void => see(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onVisibility);
    // Some containers open their login without hiding our page.
    const forget = bridge.onPageEvent?.((event) => see(event === 'pageShow'));
    end = () => {
      see(false);
      document.removeEventListener('visibilitychange', onVisibility);
      forget?.();
    };
    askHost().then(resolve, reject);
  }).finally(() => end?.());
}
