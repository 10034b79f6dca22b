/** Adds the address of the socket to those that servers in front of this one named. */
export function forwardedFor(headers: Headers, visitor: string | undefined): string | undefined {
  const before = headers.get('x-forwarded-for') || undefined;
  return visitor !== undefined && before !== undefined ? `${before}, ${visitor}` : (visitor ?? before);
}
