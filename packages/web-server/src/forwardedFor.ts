/** Who a request came from, through how many servers it may have: what stood before this one, and the one that asked. */
export function forwardedFor(headers: Headers, visitor: string | undefined): string | undefined {
  const before = headers.get('x-forwarded-for') || undefined;
  return visitor !== undefined && before !== undefined ? `${before}, ${visitor}` : (visitor ?? before);
}
