/** Those of the web server's policy that let something be loaded: what a host's build may add sources to. */
export const contentDirectives = [
  'connect-src',
  'font-src',
  'img-src',
  'manifest-src',
  'script-src',
  'style-src',
  'worker-src',
] as const;

export type ContentDirective = (typeof contentDirectives)[number];
