import { isElement, type MarkupElement } from './xml/MarkupNode.ts';

/** The ids of a document with their place in reading order; `name` of old anchors counts as one. */
export function idPlaces(body: MarkupElement): Map<string, number> {
  const places = new Map<string, number>();
  let place = 0;
  const visit = (element: MarkupElement): void => {
    place += 1;
    const { id, name } = element.attributes;
    for (const key of [id, element.name === 'a' ? name : undefined]) {
      if (key !== undefined && !places.has(key)) places.set(key, place);
    }
    for (const child of element.children) if (isElement(child)) visit(child);
  };
  visit(body);
  return places;
}
