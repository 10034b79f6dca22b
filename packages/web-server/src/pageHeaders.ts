import type { ContentDirective } from '@shuye/tooling/content-directives';

/** An inline style sheet without a word: where a kernel knows no constructed sheets, the rules of a book come into one by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The app's own files, calls and content of its own origin. A host may need more: see `ContentSources`. */
const LOADED: Readonly<Record<ContentDirective, string>> = {
  'script-src': "'self'",
  'style-src': `'self' ${EMPTY_STYLE}`,
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  // Kernels differ in the default of this directive.
  'worker-src': "'self'",
};

/** No frames, no plug-ins. */
const POLICY = {
  'default-src': "'none'",
  ...LOADED,
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'object-src': "'none'",
};

/** Sources beside our own that a host needs, by directive: its bridge may load a script of the container. */
export type ContentSources = Readonly<Partial<Record<ContentDirective, readonly string[]>>>;

type Added = Readonly<Partial<Record<string, readonly string[]>>>;

/** For answers of this server, not the gateway's. `scripts` are sources for one page, such as its own script's hash. */
export const pageHeaders = (
  added: ContentSources & Added = {},
  ...scripts: readonly string[]
): Readonly<Record<string, string>> => ({
  'content-security-policy': Object.entries(POLICY)
    .map(([directive, sources]) =>
      [directive, sources, ...(added[directive] ?? []), ...(directive === 'script-src' ? scripts : [])].join(' '),
    )
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
});
