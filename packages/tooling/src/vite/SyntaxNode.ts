/** A node of a syntax tree, as the bundler parses it; positions count UTF-16 code units. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isSyntaxNode);
