const READABLE = /^\d+(?:\.\d+)*$/;

/** Parts as digit texts without leading zeros, trailing zero parts dropped; undefined for anything that is no version. */
const parts = (version: string): string[] | undefined => {
  if (!READABLE.test(version)) return undefined;
  const numbers = version.split('.').map((part) => part.replace(/^0+/, ''));
  while (numbers.length > 0 && numbers[numbers.length - 1] === '') numbers.pop();
  return numbers;
};

/** As digit texts, so that parts beyond 2^53 stay exact: the longer is the larger. */
const comparePart = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** By parts as integers, a missing one being 0; what is no version is lower than every version (D-129) [HOST-27]. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  if (!left || !right) return Number(Boolean(left)) - Number(Boolean(right));
  const length = Math.max(left.length, right.length);
  for (let at = 0; at < length; at++) {
    const order = comparePart(left[at] ?? '', right[at] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** Whether an app is new enough. An unknown or unreadable version never is. */
export const isVersionAtLeast = (version: string | undefined, minimum: string): boolean =>
  version !== undefined && READABLE.test(version) && compareVersions(version, minimum) >= 0;
