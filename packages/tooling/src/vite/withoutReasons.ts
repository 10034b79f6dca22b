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
const REQUEST = 'request';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isReasons = (node: Node): node is Property =>
  node.type === 'Property' && 'key' in node && isNode(node.key) && 'name' in node.key && node.key.name === REASONS;

function reasonsIn(node: Node): Property[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(reasonsIn);
  // A pattern that takes such a property apart is of the same kind and stays.
  const own = node.type === 'ObjectExpression' && 'properties' in node ? [node.properties].flat().filter(isNode) : [];
  return [...inside, ...own.filter(isReasons)];
}

/** The schemas of a request: a browser asks for the names of its fields alone. */
function schemasIn(node: Node): Node[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(schemasIn);
  const isRequest =
    node.type === 'Property' && 'key' in node && isNode(node.key) && 'name' in node.key && node.key.name === REQUEST;
  if (!isRequest || !('value' in node) || !isNode(node.value) || node.value.type !== 'ObjectExpression') return inside;
  const fields = 'properties' in node.value ? [node.value.properties].flat().filter(isNode) : [];
  return fields.flatMap((field) =>
    'value' in field && isNode(field.value) && !('shorthand' in field && field.shorthand === true) ? [field.value] : [],
  );
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Leaves the reasons of refusals and the schemas of requests out of what browsers load: no page shows or asks them, and
 * each call that a first load declares brought its own along (ADR 0017). Every other character stays where it is.
 */
export const withoutReasons = (): Plugin => ({
  name: 'shuye-without-reasons',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/api-client\/src\/calls\// },
    handler(code) {
      const program = this.parse(code);
      const plain = schemasIn(program).reduce(
        (rest, { start, end }) => `${rest.slice(0, start)}0${blank(rest.slice(start + 1, end))}${rest.slice(end)}`,
        code,
      );
      const text = reasonsIn(program).reduce((rest, { start, end }) => {
        const after = end + (/^\s*,/.exec(rest.slice(end))?.[0].length ?? 0);
        return rest.slice(0, start) + blank(rest.slice(start, after)) + rest.slice(after);
      }, plain);
      return { code: text, map: null };
    },
  },
});
