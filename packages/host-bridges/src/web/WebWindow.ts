/** What the bridge of the plain web uses of a browser window. Old kernels have no `ononline`. */
export type WebWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  ononline?: unknown;
  navigator: Pick<Navigator, 'onLine'> & Partial<Pick<Navigator, 'share'>>;
};
