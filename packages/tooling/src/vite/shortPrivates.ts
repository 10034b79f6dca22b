import { createHash } from 'node:crypto';
import { parseSync, type Plugin } from 'vite';

interface PrivateName {
  start: number;
  end: number;
  name: string;
}

interface Found {
  names: PrivateName[];
  classes: number;
}

const isNode = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const look = (value: unknown, found: Found): void => {
  if (Array.isArray(value)) for (const item of value) look(item, found);
  if (!isNode(value)) return;
  if (value.type === 'PrivateIdentifier') found.names.push(value as unknown as PrivateName);
  if (value.type === 'ClassBody') found.classes += 1;
  if (value.type === 'BinaryExpression' && 'left' in value && isNode(value.left)) {
    if (value.left.type === 'PrivateIdentifier') throw new Error('A test for a private member cannot be rewritten.');
  }
  for (const part of Object.values(value)) look(part, found);
};

/**
 * The same code with an ordinary member in place of each private one, named after its file, so that a class shares none
 * with its parents.
 * @throws Error for code where that might change what it does.
 */
export function withOrdinaryMembers(file: string, code: string): string {
  const found: Found = { names: [], classes: 0 };
  look(parseSync(file, code).program, found);
  if (found.classes > 1) throw new Error(`${file} has several classes: they might share a member.`);
  const prefix = `_${createHash('md5').update(code).digest('hex').slice(0, 2)}`;
  const names = [...new Set(found.names.map(({ name }) => name))];
  if (code.includes(prefix)) throw new Error(`${file} has names of its own that begin with ${prefix}.`);

  return found.names
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, name }) =>
        text.slice(0, start) + prefix + names.indexOf(name).toString(36) + text.slice(end),
      code,
    );
}

/**
 * Libraries with private members: the kernels at our floor have none, and what a build writes for them (a WeakMap for
 * each, a call for each use) is longer and slower than a member.
 */
const LIBRARIES = /\/node_modules\/(?:ky|@tanstack\/query-core)\/.*\.js$/;

/** Turns the private members of libraries into ordinary ones, in a build. */
export const shortPrivates = (): Plugin => ({
  name: 'shuye-short-privates',
  apply: 'build',
  transform: {
    filter: { id: LIBRARIES, code: /#\w/ },
    handler: (code, file) => ({ code: withOrdinaryMembers(file, code), map: null }),
  },
});
