export interface RenewedSession {
  /** Absent where a cookie carries it. */
  token?: string;
}

/** Gives a page the reader's session; on the plain web a cookie carries it, and only a login page renews it. */
export interface SessionSource {
  /** Bearer token, kept in memory; undefined for guests and where a cookie carries it. */
  token?: () => string | undefined;
  adopt?: ((token: string) => void) | undefined;
  /**
   * Asks the host for a new session by its own method (D-019); undefined when the host says that nobody is logged in.
   * Anything else that goes wrong is a failure and ends no session.
   */
  renew?: () => Promise<RenewedSession | undefined>;
}
