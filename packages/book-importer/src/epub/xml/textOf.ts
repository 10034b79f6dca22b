import { isElement, localName, type MarkupNode } from './MarkupNode.ts';

const SILENT = new Set(['script', 'style', 'rt', 'rp', 'template', 'head']);

const collect = (node: MarkupNode): string => {
  if (!isElement(node)) return node;
  if (SILENT.has(localName(node))) return '';
  return localName(node) === 'br' ? ' ' : node.children.map(collect).join('');
};

/** Joins spaces, and leaves readings over characters (ruby) out. */
export const textOf = (node: MarkupNode): string => collect(node).replace(/\s+/g, ' ').trim();
