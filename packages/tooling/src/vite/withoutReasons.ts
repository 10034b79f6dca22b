import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Property extends Node {
  key: Node & { name?: string };
}

/** What declarations of calls say to developers and to the API's description alone. */
const REASONS = 'refusals';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isReasons = (node: Node): node is Property =>
  node.type === 'Property' && 'key' in node && isNode(node.key) && 'name' in node.key && node.key.name === REASONS;

function reasonsIn(node: Node): Property[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(reasonsIn);
  // A pattern that takes such a property apart is of the same kind and stays.
  const own = node.type === 'ObjectExpression' && 'properties' in node ? [node.properties].flat().filter(isNode) : [];
  return [...inside, ...own.filter(isReasons)];
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Leaves the reasons of refusals out of what browsers load: no page shows them, and each call that a first load declares
 * brought its sentences along (ADR 0017). Every other character stays where it is.
 */
export const withoutReasons = (): Plugin => ({
  name: 'shuye-without-reasons',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/api-client\/src\/calls\//, code: REASONS },
    handler(code) {
      const text = reasonsIn(this.parse(code)).reduce((rest, { start, end }) => {
        const after = end + (/^\s*,/.exec(rest.slice(end))?.[0].length ?? 0);
        return rest.slice(0, start) + blank(rest.slice(start, after)) + rest.slice(after);
      }, code);
      return { code: text, map: null };
    },
  },
});
