/** A dialog and what it stands on: no first text needs one. */
const LAYERS = /\/ui\/src\/(?:components\/modal\/|behaviours\/(?:layer-history\/|usePresence|useScrollLock))/;

/** What the reader's first text needs beside the rest, and only some other screens do. */
const FIRST_TEXT = [
  /\/@tanstack\/(?!.*(?:mutationObserver|useMutation))/,
  /\/api-client\/src\/calls\/(?:book|store|wire\/book|wire\/spelt)\.ts$/,
  /\/core-domain\/src\/(?:base64|content)\//,
  /\/core-domain\/.*\/(?:bookAccess|bookOpening|bookstoreTitle|contentParts|Stamp|withoutHtmlSuffix)\.ts$/,
  /\/ui\/src\/behaviours\/useReducedMotion/,
  /\/features\/(?:boundary|chapter-access|visually-hidden)\//,
  /\/services\/queries\.ts$/,
  /\/router\/ScreenLoadError\.ts$/,
];

/**
 * Which modules come in one file: dozens of small ones cost requests, and pack worse. What many screens share is one;
 * so is what stands before the first text. Whether a change here pays is told by `scripts/size.ts`.
 */
export const chunks = [
  { name: 'shared', priority: 2, minShareCount: 8, minSize: 0, test: (id: string) => !LAYERS.test(id) },
  {
    name: 'first',
    priority: 1,
    minShareCount: 2,
    minSize: 0,
    test: (id: string) => FIRST_TEXT.some((part) => part.test(id)),
  },
];
