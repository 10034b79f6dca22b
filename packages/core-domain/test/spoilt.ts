import fc from 'fast-check';

type Path = readonly string[];

const isWhole = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The way to each part of a value, the value itself among them. */
const pathsOf = (value: unknown): Path[] => [
  [],
  ...(isWhole(value)
    ? Object.entries(value).flatMap(([name, part]) => pathsOf(part).map((path) => [name, ...path]))
    : []),
];

function put(value: unknown, [name, ...path]: Path, part: unknown): unknown {
  if (name === undefined || !isWhole(value)) return part;
  const changed = put(value[name], path, part);
  return Array.isArray(value)
    ? value.map((each: unknown, at) => (String(at) === name ? changed : each))
    : { ...value, [name]: changed };
}

/** What stores, files and hosts have held in the place of what should be there. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('__proto__', 'constructor', '\u0000', -1, 1e300, 'x'.repeat(5000), '\uD83D', {
    toString: 1,
  }),
);

/** The value with one of its parts, or all of it, replaced by something odd; as a text of JSON holds it. */
export const spoilt = (whole: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...pathsOf(whole)), odd)
    .map(([path, part]) => JSON.parse(JSON.stringify(put(whole, path, part))) as unknown);
