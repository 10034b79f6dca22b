const ON: readonly unknown[] = [true, 'true', 1, '1'];
const OFF: readonly unknown[] = [false, 'false', 0, '0'];

/** Of a switch in any of the ways in which servers and native code write one; anything else is undefined. */
export function flagOf(value: unknown): boolean | undefined {
  if (ON.includes(value)) return true;
  return OFF.includes(value) ? false : undefined;
}
