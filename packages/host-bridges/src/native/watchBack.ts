import type { HostBridge } from '../HostBridge.ts';

/** Follows a container's event of its back key, which is cancelled where the page takes the press. */
export const watchBack =
  (
    target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
    name: string,
  ): NonNullable<HostBridge['onBack']> =>
  (takes) => {
    const onPress = (event: Event): void => {
      if (takes()) event.preventDefault();
    };
    target.addEventListener(name, onPress);
    return () => target.removeEventListener(name, onPress);
  };
