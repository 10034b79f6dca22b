import type { CssNode } from 'css-tree';
import { ALLOWED, REPLACED } from './allowedMarkup.ts';
import { localClasses, localId } from './localId.ts';

const MAX_PARTS = 12;
const PSEUDO_CLASSES = new Set(['first-child', 'last-child', 'first-of-type', 'last-of-type', 'only-child']);
const PSEUDO_ELEMENTS = new Set(['first-letter', 'first-line']);
/** `~` is left out: matching all neighbours in front costs a browser minutes for a thousand rules on a long chapter. */
const COMBINATORS = new Set([' ', '>', '+']);

function part({ type, name }: CssNode): string | undefined {
  if (typeof name !== 'string') return undefined;
  const element = name.toLowerCase();
  switch (type) {
    case 'TypeSelector':
      return ALLOWED.has(element) || name === '*' ? element : REPLACED[element];
    case 'ClassSelector':
      return localClasses(name).length === 1 ? `.${name}` : undefined;
    case 'IdSelector':
      return `#${localId(name)}`;
    case 'Combinator':
      return COMBINATORS.has(name) ? name : undefined;
    case 'PseudoClassSelector':
      return PSEUDO_CLASSES.has(name) ? `:${name}` : undefined;
    case 'PseudoElementSelector':
      return PSEUDO_ELEMENTS.has(name) ? `::${name}` : undefined;
    default:
      return undefined;
  }
}

const isPage = (node: CssNode | undefined): boolean =>
  node?.type === 'TypeSelector' && typeof node.name === 'string' && /^(?:html|body)$/i.test(node.name);

/** A selector of a book, free of `html` and `body` in front, or undefined for one that reaches further than a book may. */
export function cleanSelector(selector: CssNode): string | undefined {
  let nodes = selector.children?.toArray() ?? [];
  while (isPage(nodes[0]) && nodes[1]?.type === 'Combinator') nodes = nodes.slice(2);
  if (nodes.length === 0 || nodes.length > MAX_PARTS) return undefined;
  const parts = nodes.map(part);
  return parts.every((text) => text !== undefined) ? parts.join('') : undefined;
}
