import type { DehydratedState } from '@tanstack/react-query';

/** Where a server leaves the state of a page that it rendered (D-054). */
export const STATE_NAME = '__SHUYE_STATE__';

/** What a server writes beside the markup of a page. */
export interface PageState {
  /** Unix time in milliseconds of the rendering: the first markup in a browser counts from it, too. */
  renderedAtMs: number;
  /** Answers that the page was rendered from. */
  queries: DehydratedState;
}

declare global {
  interface Window {
    [STATE_NAME]?: PageState;
  }
}
