import { useEffect, useState, type ComponentType } from 'react';

/** The home recommendation dialog, whose code comes when readers first scroll; without it home stays as it is [STORE-20]. */
export function DeferredHomeDialog() {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType }>();

  useEffect(() => {
    // Where home was left it is scrolled to again before this: that is no scroll of its reader.
    let start = window.scrollY;
    let focused = document.activeElement;
    const stop = () => window.removeEventListener('scroll', onScroll);
    const onScroll = () => {
      // A link that takes the focus is scrolled to, and its reader is about to follow it: a dialog would take the next key.
      if (document.activeElement !== focused) {
        focused = document.activeElement;
        start = window.scrollY;
      }
      if (window.scrollY === start) return;
      stop();
      import('./home-dialog/HomeDialog.tsx').then(
        ({ HomeDialog }) => setLoaded({ Dialog: HomeDialog }),
        () => undefined,
      );
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return stop;
  }, []);

  return loaded ? <loaded.Dialog /> : null;
}
