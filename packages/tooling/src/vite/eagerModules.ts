import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { childrenOf, type SyntaxNode } from './SyntaxNode.ts';

/** What the bundler calls its wrapper of a CommonJS module, such as React: the function in it runs while the page starts. */
export const MODULE_WRAPPER = '__commonJSMin';

interface Call extends SyntaxNode {
  callee: SyntaxNode & { name?: string };
  arguments: SyntaxNode[];
}

const isCall = (node: SyntaxNode): node is Call => node.type === 'CallExpression';

/** The modules stand in declarations of the file, never within one another. */
function modulesIn(node: SyntaxNode): SyntaxNode[] {
  if (isCall(node) && node.callee.name === MODULE_WRAPPER) return node.arguments;
  return childrenOf(node).flatMap(modulesIn);
}

/**
 * Puts each wrapped module in parentheses: engines then compile it as they read it, and do not look through all of it
 * first for the functions to compile later (ADR 0017). The bundler writes them, `shorten` drops them.
 */
export const eagerModules = (): Plugin => ({
  name: 'shuye-eager-modules',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler(code) {
      if (!code.includes(MODULE_WRAPPER)) return null;
      const text = new MagicString(code);
      for (const { start, end } of modulesIn(this.parse(code))) text.appendLeft(start, '(').appendRight(end, ')');
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  },
});
