type AnyFunction = (this: unknown, ...given: unknown[]) => unknown;

/** Methods that look at every element, or may. */
const WALKS = ['indexOf', 'find', 'findLast', 'filter', 'some', 'every', 'map', 'flatMap', 'forEach'];

/** How far a pattern looked: a global or sticky one goes on where it stopped. */
function countPattern(original: AnyFunction, add: (steps: number) => void): AnyFunction {
  return function exec(this: unknown, ...given: unknown[]) {
    const pattern = this as RegExp;
    const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
    const result = original.apply(this, given) as RegExpExecArray | null;
    if (result) add(Math.max(1, result.index + result[0].length - from));
    else add(pattern.sticky ? 1 : String(given[0]).length - from + 1);
    return result;
  };
}

const counting =
  (count: (self: unknown, result: unknown) => number) =>
  (original: AnyFunction, add: (steps: number) => void): AnyFunction =>
    function counted(this: unknown, ...given: unknown[]) {
      const result = original.apply(this, given);
      add(count(this, result));
      return result;
    };

/**
 * Runs `work` and counts the characters that patterns and parsers looked at, the elements that lists went through, and
 * the look-ups in tables.
 */
export async function countSteps(work: () => Promise<unknown>): Promise<number> {
  let steps = 0;
  const restores: Array<() => void> = [];
  const watch = (
    owner: object,
    name: string,
    replace: (original: AnyFunction, add: (steps: number) => void) => AnyFunction,
  ) => {
    const original = Reflect.get(owner, name) as AnyFunction;
    Reflect.set(
      owner,
      name,
      replace(original, (more) => (steps += more)),
    );
    restores.push(() => Reflect.set(owner, name, original));
  };
  watch(RegExp.prototype, 'exec', countPattern);
  for (const name of WALKS)
    watch(
      Array.prototype,
      name,
      counting((self) => (self as unknown[]).length),
    );
  watch(
    Array.prototype,
    'slice',
    counting((_, result) => (result as unknown[]).length),
  );
  watch(
    String.prototype,
    'charCodeAt',
    counting(() => 1),
  );
  watch(
    Set.prototype,
    'has',
    counting(() => 1),
  );
  try {
    await work();
  } finally {
    for (const restore of restores) restore();
  }
  return steps;
}
