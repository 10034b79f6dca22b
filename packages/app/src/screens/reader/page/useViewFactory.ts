import type { ReaderView, ReaderViewOptions } from '@shuye/reader-engine';
import { useEffect, useState } from 'react';
import { ScreenLoadError } from '../../../router/ScreenLoadError.ts';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';

export interface ViewOptions extends ReaderViewOptions {
  /** Swipes turn pages; some hosts keep them for themselves [READER-39]. */
  swipes: boolean;
}

export type CreateView = (options: ViewOptions) => ReaderView;

/** Readers fetch what draws their own way of paging, and not the other one. */
const loadView = (paging: ReaderPaging): Promise<CreateView> =>
  paging === 'vertical'
    ? import('@shuye/reader-engine/scroll').then((scroll) => scroll.createScrollView)
    : import('@shuye/reader-engine/paged').then(
        (paged) => (options) =>
          paged.createPagedView({ ...options, mode: paging, measure: paged.pageMeasurer(document) }),
      );

/** Fetches the code ahead of the page that draws with it; a failure shows when it is asked for. */
export const preloadView = (paging: ReaderPaging): void => {
  loadView(paging).catch(() => undefined);
};

type Loaded = { paging: ReaderPaging; create: CreateView } | { paging: ReaderPaging; error: ScreenLoadError };

/** Makes views for this way of paging; undefined while their code is on its way. */
export function useViewFactory(paging: ReaderPaging): CreateView | undefined {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isCurrent = true;
    loadView(paging).then(
      (create) => isCurrent && setLoaded({ paging, create }),
      (cause: unknown) => isCurrent && setLoaded({ paging, error: new ScreenLoadError(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [paging]);

  if (loaded?.paging !== paging) return undefined;
  if ('error' in loaded) throw loaded.error;
  return loaded.create;
}
