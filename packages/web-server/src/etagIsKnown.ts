/** Whether a browser has what bears the tag, by what it says that it has; a server in between may have weakened the tag. */
export const etagIsKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
