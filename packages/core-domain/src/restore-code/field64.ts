/** The field of 64 values: sums are `^`, products follow x⁶ + x + 1. */
export const SYMBOLS = 64;
const POLYNOMIAL = 0b1000011;
const ORDER = SYMBOLS - 1;

const powers: readonly number[] = Array.from({ length: ORDER }).reduce<number[]>((list) => {
  const doubled = (list[list.length - 1] ?? 0) << 1;
  return list.length === 0 ? [1] : [...list, doubled < SYMBOLS ? doubled : doubled ^ POLYNOMIAL];
}, []);

/** The n-th power of the value from which all others but 0 come; `n` from 0. */
export const power = (n: number): number => powers[n % ORDER] ?? 0;

const logarithm = (value: number): number => powers.indexOf(value);

export const multiply = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : power(logarithm(a) + logarithm(b)));

export const divide = (a: number, b: number): number => (a === 0 ? 0 : power(logarithm(a) + ORDER - logarithm(b)));
