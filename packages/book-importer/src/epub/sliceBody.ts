import { isElement, type MarkupElement, type MarkupNode } from './xml/MarkupNode.ts';

const withoutId = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'id'));

const hasId = ({ name, attributes }: MarkupElement, id: string | undefined): boolean =>
  id !== undefined && (attributes['id'] === id || (name === 'a' && attributes['name'] === id));

/**
 * The part of a document from one element to another, in reading order, inside copies of the elements around it.
 * Without `from` it begins with the document, without `to` it ends with it.
 */
export function sliceBody(body: MarkupElement, from: string | undefined, to: string | undefined): MarkupElement {
  let state: 'before' | 'inside' | 'behind' = from === undefined ? 'inside' : 'before';
  const cut = (node: MarkupNode): MarkupNode[] => {
    if (!isElement(node)) return state === 'inside' ? [node] : [];
    if (state === 'inside' && hasId(node, to)) state = 'behind';
    if (state === 'behind') return [];
    if (state === 'before' && hasId(node, from)) state = 'inside';
    const beginsHere = state === 'inside';
    const children = node.children.flatMap(cut);
    // Only the shell of what begins behind the cut.
    if (state !== 'inside' && children.every((child) => typeof child === 'string' && child.trim() === '')) return [];
    if (beginsHere) return [{ ...node, children }];
    return [{ ...node, attributes: withoutId(node.attributes), children }];
  };
  return { ...body, children: body.children.flatMap(cut) };
}
