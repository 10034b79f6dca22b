import type { DehydratedState } from '@tanstack/react-query';

/** The server leaves the state of a page under this name (D-054). */
export const STATE_NAME = '__SHUYE_STATE__';

export interface PageState {
  /** Unix time in milliseconds of the rendering: the first markup in a browser counts from it, too. */
  renderedAtMs: number;
  queries: DehydratedState;
}

declare global {
  interface Window {
    [STATE_NAME]?: PageState;
  }
}
