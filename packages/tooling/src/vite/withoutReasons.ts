import type { Plugin } from 'vite';
import { childrenOf, isSyntaxNode, type SyntaxNode } from './SyntaxNode.ts';

interface Property extends SyntaxNode {
  key: SyntaxNode & { name?: string };
}

/** What declarations of calls say to developers and to the API's description alone. */
const REASONS = 'refusals';

const isReasons = (node: SyntaxNode): node is Property =>
  node.type === 'Property' &&
  'key' in node &&
  isSyntaxNode(node.key) &&
  'name' in node.key &&
  node.key.name === REASONS;

function reasonsIn(node: SyntaxNode): Property[] {
  const inside = childrenOf(node).flatMap(reasonsIn);
  // A pattern that takes such a property apart is of the same kind and stays.
  const own =
    node.type === 'ObjectExpression' && 'properties' in node ? [node.properties].flat().filter(isSyntaxNode) : [];
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
