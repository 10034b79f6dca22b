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

const OTHERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Headers for answers of this server, not the gateway's. `added` are what a host needs beside our own sources; what it
 * returns takes the sources of one page, such as its own script's hash.
 */
export function createPageHeaders(added: ContentSources & Added = {}) {
  const names = Object.keys(POLICY);
  const written = Object.entries(POLICY).map(([name, sources]) => [name, sources, ...(added[name] ?? [])].join(' '));
  const afterScripts = names.indexOf('script-src') + 1;
  const beginning = written.slice(0, afterScripts).join('; ');
  const end = written.slice(afterScripts).join('; ');
  return (...scripts: readonly string[]): Readonly<Record<string, string>> => ({
    'content-security-policy': `${[beginning, ...scripts].join(' ')}; ${end}`,
    ...OTHERS,
  });
}
