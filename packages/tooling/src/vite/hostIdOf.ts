import { parseSync } from 'vite';
import { childrenOf, isSyntaxNode, type SyntaxNode } from './SyntaxNode.ts';

const at = (node: SyntaxNode | undefined, name: string): unknown =>
  node === undefined ? undefined : (node as unknown as Readonly<Record<string, unknown>>)[name];

const nodeAt = (node: SyntaxNode | undefined, name: string): SyntaxNode | undefined => {
  const found = at(node, name);
  return isSyntaxNode(found) ? found : undefined;
};

const isDefinition = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && at(nodeAt(node, 'callee'), 'name') === 'defineHost';

function definitionIn(node: SyntaxNode): SyntaxNode | undefined {
  if (isDefinition(node)) return node;
  for (const child of childrenOf(node)) {
    const found = definitionIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The `id` that `defineHost({ id: '…' })` of a `host.ts` is given; undefined where it is not written there. */
export function hostIdOf(source: string): string | undefined {
  const call = definitionIn(parseSync('host.ts', source).program);
  const [host] = call === undefined ? [] : [at(call, 'arguments')].flat().filter(isSyntaxNode);
  const members = [at(host, 'properties')].flat().filter(isSyntaxNode);
  const id = at(
    nodeAt(
      members.find((member) => at(nodeAt(member, 'key'), 'name') === 'id'),
      'value',
    ),
    'value',
  );
  return typeof id === 'string' ? id : undefined;
}
