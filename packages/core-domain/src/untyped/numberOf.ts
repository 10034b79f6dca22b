/**
 * Of a number, or of a text that writes one, as native code and files often do; anything else is undefined. An object is
 * never converted: its own `toString` would decide, or throw.
 */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
