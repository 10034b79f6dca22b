import { isElement, localName, type MarkupElement } from './MarkupNode.ts';

/** The elements of a name below another one, in document order; prefixes and case do not count. */
export function* findElements(within: MarkupElement, name: string): Iterable<MarkupElement> {
  for (const child of within.children) {
    if (!isElement(child)) continue;
    if (localName(child) === name) yield child;
    yield* findElements(child, name);
  }
}

export const findElement = (within: MarkupElement, name: string): MarkupElement | undefined => {
  for (const element of findElements(within, name)) return element;
  return undefined;
};

export const childElements = (within: MarkupElement, name: string): MarkupElement[] =>
  within.children.filter(isElement).filter((child) => localName(child) === name);
