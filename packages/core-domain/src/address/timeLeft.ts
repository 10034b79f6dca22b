/** Says how many milliseconds whoever asks will still wait for the answer. */
export const TIME_LEFT_HEADER = 'x-shuye-time-left';

/**
 * How long the sender of a request waits, in milliseconds from 0 to `maxMs`: as long as may be where it does not say so in a
 * way that can be read.
 */
export const timeLeftMs = (headers: { get: (name: string) => string | null }, maxMs: number): number => {
  const said = headers.get(TIME_LEFT_HEADER);
  return said !== null && /^\d{1,7}$/.test(said) ? Math.min(Number(said), maxMs) : maxMs;
};
