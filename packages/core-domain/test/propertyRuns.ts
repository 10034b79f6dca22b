import fc from 'fast-check';

const NORMAL_RUNS = 3000;
const DEEP_RUNS = 200_000;
/** Laws that shelves depend on: one counterexample needed 9,000 runs. */
const NORMAL_LAW_RUNS = 10_000;
const DEEP_LAW_RUNS = 1_000_000;
const LAWS = ['P1', 'P2', 'P3', 'P4', 'P5'];
/** For inputs of 100,000 characters. */
const LONG_INPUT_RUNS = 20;
const DEEP_LONG_INPUT_RUNS = 500;
const DEEP_LIMIT_MS = 600_000;

export const isDeep = process.env['SHUYE_DEEP'] === '1';
/** Mutation testing repeats the suite hundreds of times and sets fewer runs. */
const forcedRuns = Number(process.env['SHUYE_PROPERTY_RUNS']);

/** A number of reliability.md, or a property of a single rule that has none there. */
export type PropertyId = `P${number}` | 'rule';

export interface PropertyOptions {
  /** Each input is of about 100,000 characters. */
  longInputs?: boolean;
  /** A found counterexample is replayed with its seed; committed ones become plain tests. */
  seed?: number;
}

/** How often a property is tried: 3,000 times in the normal suite (P1 to P5 10,000), 200,000 (1,000,000) times in `test:deep`. */
export function propertyRuns(id: PropertyId, { longInputs = false }: PropertyOptions = {}): number {
  if (forcedRuns > 0) return longInputs ? Math.min(forcedRuns, 5) : forcedRuns;
  if (longInputs) return isDeep ? DEEP_LONG_INPUT_RUNS : LONG_INPUT_RUNS;
  const isLaw = LAWS.includes(id);
  if (!isDeep) return isLaw ? NORMAL_LAW_RUNS : NORMAL_RUNS;
  return isLaw ? DEEP_LAW_RUNS : DEEP_RUNS;
}

/** Checks a property of reliability.md, and in `test:deep` prints how far it came. A failure shows seed and counterexample. */
export function checkProperty<Input>(
  id: PropertyId,
  property: fc.IProperty<Input>,
  options: PropertyOptions = {},
): void {
  const started = performance.now();
  const details = fc.check(property, {
    numRuns: propertyRuns(id, options),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(isDeep ? { interruptAfterTimeLimit: DEEP_LIMIT_MS, markInterruptAsFailure: false } : {}),
  });
  if (details.failed) throw new Error(`${id}: ${fc.defaultReportMessage(details)}`);
  if (isDeep) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${id}: ${details.numRuns} runs, seed ${details.seed}, ${seconds} s`);
  }
}
