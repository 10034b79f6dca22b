import { useEffect } from 'react';

const ignore = (): void => undefined;

/** Keeps the screen on while `wanted`, where the kernel can; a hidden page gives it up and asks again when it is back. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    const { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>> = navigator;
    if (!wanted || !wakeLock) return undefined;
    let isWanted = true;
    let held: WakeLockSentinel | undefined;

    const ask = (): void => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return;
      // A kernel that refuses (battery low, not allowed) lets the screen go off: that stops nobody from reading.
      wakeLock.request('screen').then((sentinel) => {
        if (isWanted) held = sentinel;
        else sentinel.release().catch(ignore);
      }, ignore);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', ask);
      held?.release().catch(ignore);
    };
  }, [wanted]);
}
