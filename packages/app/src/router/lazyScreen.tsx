import { lazy, useState, type ComponentType } from 'react';
import { ScreenLoadError } from './ScreenLoadError.ts';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

export interface Screen {
  Component: ComponentType;
  /** Fetches the screen ahead of its rendering; once settled, it is rendered without a fallback. */
  preload: () => Promise<void>;
}

/**
 * Fetches a screen when it is first shown, or earlier. React's lazy component would suspend for a moment even for one
 * that is there, and a server would write the fallback. A failure is a `ScreenLoadError`; a failed preload is forgotten
 * and may be tried again.
 */
export function lazyScreen(load: LoadScreen): Screen {
  let loading: ReturnType<LoadScreen> | undefined;
  let ready: ComponentType | undefined;

  const once: LoadScreen = () => {
    loading ??= load().then(
      (module) => {
        ready = module.default;
        return module;
      },
      (cause: unknown) => {
        loading = undefined;
        throw new ScreenLoadError(cause);
      },
    );
    return loading;
  };
  const Lazy = lazy(once);

  function Component() {
    // Chosen once: a screen that changed its component would lose its state.
    const [Chosen] = useState<ComponentType>(() => ready ?? Lazy);
    return <Chosen />;
  }

  return { Component, preload: () => once().then(() => undefined) };
}
