export interface PageVisibility {
  isVisible: () => boolean;
  watch: (listener: () => void) => () => void;
}

/** A page that goes away is not seen any more, also in kernels that tell it by `pagehide` alone. */
export function pageVisibility(document: Document): PageVisibility {
  const view = document.defaultView;
  let isLeaving = false;
  return {
    isVisible: () => !isLeaving && document.visibilityState === 'visible',
    watch: (listener) => {
      const onHide = (): void => {
        isLeaving = true;
        listener();
      };
      const onShow = (): void => {
        isLeaving = false;
        listener();
      };
      document.addEventListener('visibilitychange', listener);
      view?.addEventListener('pagehide', onHide);
      view?.addEventListener('pageshow', onShow);
      return () => {
        document.removeEventListener('visibilitychange', listener);
        view?.removeEventListener('pagehide', onHide);
        view?.removeEventListener('pageshow', onShow);
      };
    },
  };
}
