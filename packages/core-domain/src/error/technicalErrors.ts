/** Errors for engineers, never shown to readers; in English as the documents write them (D-007, D-052, D-053). */
export const technicalErrors = {
  timeout: 'timeout',
  storageTimeout: 'storage timeout',
  noSource: 'No source in config',
  unsupportedPostType: 'unsupported POST type',
  invalidBookId: 'Invalid book ID',
  invalidUserId: 'Invalid user ID',
  invalidPage: 'invalid page',
  bridgeMissing: (bridge: string): string => `bridge ${bridge} does not exist`,
  bridgeMethodMissing: (method: string): string => `bridge method ${method} does not exist`,
} as const;
