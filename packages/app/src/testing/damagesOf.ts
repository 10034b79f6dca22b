import { isDeep } from './isDeep.ts';

type Change = (leaf: unknown) => unknown;

/** A value with one thing done to everything in it that holds nothing itself. */
function atLeaves(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((each) => atLeaves(each, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, atLeaves(each, change)]));
}

const spoiled: readonly unknown[] = [null, '很长'.repeat(3000), { toString: 1 }];

/** The value with one leaf spoiled, for each leaf: a number turns negative, what becomes of others depends on their place. */
function eachLeaf(value: unknown): string[] {
  let count = 0;
  atLeaves(value, () => (count += 1));
  return Array.from({ length: count }, (_, chosen) => {
    let place = -1;
    return JSON.stringify(
      atLeaves(value, (leaf) => {
        place += 1;
        if (place !== chosen) return leaf;
        return typeof leaf === 'number' ? -7.5 : spoiled[place % spoiled.length];
      }),
    );
  });
}

const shapes: Readonly<Record<string, string>> = {
  'no JSON': '{"a":',
  nothing: '',
  null: 'null',
  'a flag': 'false',
  'a number': '-1.5',
  'a number beyond all': '1e999',
  'a text': '"\\u0000山"',
  'a long text': JSON.stringify('长'.repeat(5000)),
  'a list of nulls': '[null,[null],{}]',
  'an object of nulls': '{"1001":null,"1002":[null],"__proto__":null,"constructor":{"prototype":1}}',
  'an object of lists': '{"1001":[{}],"device":[],"books":[null],"version":3}',
  'a deep nest': `${'['.repeat(3000)}${']'.repeat(3000)}`,
};

/** A schema takes these damages for alike; deep runs try them too. */
const ALIKE: ReadonlySet<string> = new Set([
  'nothing',
  'a flag',
  'a number beyond all',
  'a text',
  'a deep nest',
  'its texts numbers',
]);

/** Ways in which a stored value can be damaged, as the text that a store then holds, by what was done to it. */
export const damagesOf = (value: unknown): ReadonlyArray<readonly [name: string, text: string]> =>
  allDamagesOf(value).filter(([name]) => isDeep || !ALIKE.has(name));

const allDamagesOf = (value: unknown): ReadonlyArray<readonly [name: string, text: string]> => [
  ...Object.entries(shapes),
  ['its leaves null', JSON.stringify(atLeaves(value, () => null))],
  ['its leaves negative', JSON.stringify(atLeaves(value, () => -7.5))],
  ['its leaves overlong', JSON.stringify(atLeaves(value, () => '很长'.repeat(3000)))],
  ['its leaves empty', JSON.stringify(atLeaves(value, () => ''))],
  ['its leaves objects', JSON.stringify(atLeaves(value, () => ({ toString: 1 })))],
  ['its texts numbers', JSON.stringify(atLeaves(value, (leaf) => (typeof leaf === 'string' ? 9e15 : leaf)))],
  ...eachLeaf(value).map((text, at) => [`leaf ${at} spoiled`, text] as const),
];
