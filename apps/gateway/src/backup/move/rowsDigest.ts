import { createHash } from 'node:crypto';

type Row = Readonly<Record<string, unknown>>;

/** Adds up to the same for the same rows, whatever their order and that of their columns. */
export function rowsDigest() {
  let sum = 0n;
  let count = 0;
  return {
    add: (row: Row): void => {
      const columns = Object.entries(row).sort(([left], [right]) => (left < right ? -1 : 1));
      sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(columns)).digest('hex')}`);
      count += 1;
    },
    value: (): string => `${count}:${sum.toString(16)}`,
    count: (): number => count,
  };
}
