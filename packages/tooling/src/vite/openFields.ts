import { createHash } from 'node:crypto';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { childrenOf, isSyntaxNode, type SyntaxNode } from './SyntaxNode.ts';

interface ClassNode extends SyntaxNode {
  body: SyntaxNode & { body: SyntaxNode[] };
}

interface PrivateName extends SyntaxNode {
  name: string;
}

/** The plain names by the private ones. */
type Names = Readonly<Record<string, string>>;

const isClass = (node: SyntaxNode): node is ClassNode =>
  node.type === 'ClassDeclaration' || node.type === 'ClassExpression';

const isPrivateName = (node: unknown): node is PrivateName => isSyntaxNode(node) && node.type === 'PrivateIdentifier';

/** Enough to tell a few dozen classes, whose names are short: each first load has hundreds of them. */
const hashOf = (text: string): string => createHash('md5').update(text).digest().readUIntBE(0, 3).toString(36);

/** A class and the one that it extends may have private names alike: plain names are of one class alone. */
function namesOf({ body, start }: ClassNode, file: string): Names {
  const keys = body.body.flatMap((member) => ('key' in member && isPrivateName(member.key) ? [member.key.name] : []));
  const ofClass = hashOf(`${file} ${start}`);
  return Object.fromEntries(keys.map((key, at) => [key, `_${ofClass}${at}`]));
}

/** `#name in value` asks for what only private names can answer. */
const asksForNames = (node: SyntaxNode): boolean =>
  (node.type === 'BinaryExpression' && 'left' in node && isPrivateName(node.left)) ||
  childrenOf(node).some(asksForNames);

/**
 * Makes the private fields and methods of libraries plain ones: the oldest kernels know no private ones, for which lowered
 * code keeps a map each and calls two functions at every use (ADR 0017).
 */
export const openFields = (): Plugin => ({
  name: 'shuye-open-fields',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js$/, code: /\.#\w/ },
    handler(code, id) {
      const program = this.parse(code);
      if (asksForNames(program)) return null;
      const file = id.slice(id.lastIndexOf('/node_modules/'));
      const text = new MagicString(code);
      const open = (node: SyntaxNode, outer: Names): void => {
        const names = isClass(node) ? { ...outer, ...namesOf(node, file) } : outer;
        const name = isPrivateName(node) ? names[node.name] : undefined;
        if (name !== undefined) text.overwrite(node.start, node.end, name);
        for (const child of childrenOf(node)) open(child, names);
      };
      open(program, {});
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  },
});
