/** An access to what a browser stores, each of which may throw: a private window, a full disk, a policy of the host. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
