/** SQLSTATEs of a server that ends, is not there yet, does not take the connection or is the primary no more: what was asked was not done. */
const LOST_STATES = /^(?:08\w{3}|57P0[123]|25006)$/;
const LOST_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** The driver's own words, which have no code. */
const LOST_WORDS = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) )/;

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return LOST_STATES.test(code) || LOST_CODES.has(code);
  return LOST_WORDS.test(error.message);
}
