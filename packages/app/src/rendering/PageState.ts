import type { DehydratedState } from '@tanstack/react-query';

/** What a server writes beside the pages that it rendered, as `window.__SHUYE_STATE__` (D-054). */
export interface PageState {
  /** Unix time in milliseconds of the rendering: the first markup in a browser counts from it, too. */
  renderedAtMs: number;
  /** Answers that the page was rendered from. */
  queries: DehydratedState;
}

declare global {
  interface Window {
    __SHUYE_STATE__?: PageState;
  }
}
