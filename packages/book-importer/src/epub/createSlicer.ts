import { firstAtLeast } from './firstAtLeast.ts';
import { idPlaces } from './idPlaces.ts';
import { isElement, type MarkupElement, type MarkupNode } from './xml/MarkupNode.ts';

const withoutId = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'id'));

const isBlankText = (node: MarkupNode): boolean => typeof node === 'string' && node.trim() === '';

/** Places of the first and the last element within an element, in reading order, and where each of its children ends. */
interface Span {
  start: number;
  end: number;
  childEnds: number[];
}

function measureSpans(body: MarkupElement): Map<MarkupElement, Span> {
  const spans = new Map<MarkupElement, Span>();
  let place = 0;
  const visit = (element: MarkupElement): void => {
    place += 1;
    const span: Span = { start: place, end: place, childEnds: [] };
    spans.set(element, span);
    for (const child of element.children) {
      if (isElement(child)) visit(child);
      span.childEnds.push(place);
    }
    span.end = place;
  };
  visit(body);
  return spans;
}

/** Gives the part of a document from one element to another; without `from` it begins with it, without `to` it ends. */
export type Slicer = (from: string | undefined, to: string | undefined) => MarkupElement;

/**
 * Cuts a document at the ids of elements, in reading order, inside copies of the elements around a cut. What lies inside
 * as a whole is not copied or looked at again, so that all cuts together cost no more than the document.
 */
export function createSlicer(body: MarkupElement): Slicer {
  const spans = measureSpans(body);
  const places = idPlaces(body);
  return (from, to) => {
    const first = from === undefined ? 0 : (places.get(from) ?? Infinity);
    const behind = to === undefined ? Infinity : (places.get(to) ?? Infinity);

    const childrenOf = (element: MarkupElement, { start, childEnds }: Span): MarkupNode[] => {
      const kept: MarkupNode[] = [];
      for (let at = firstAtLeast(childEnds, first); at < element.children.length; at++) {
        const child = element.children[at];
        // A text is where the element in front of it ends.
        const textPlace = at === 0 ? start : (childEnds[at - 1] ?? start);
        if (child === undefined || textPlace >= behind) break;
        if (isElement(child)) kept.push(...cut(child));
        else if (textPlace >= first) kept.push(child);
      }
      return kept;
    };
    const cut = (element: MarkupElement): MarkupNode[] => {
      const span = spans.get(element);
      if (!span || span.end < first || span.start >= behind) return [];
      if (span.start >= first && span.end < behind) return [element];
      const children = childrenOf(element, span);
      // Nothing but the shell of what begins behind the cut is left.
      if (span.end >= behind && children.every(isBlankText)) return [];
      if (span.start >= first) return [{ ...element, children }];
      return [{ ...element, attributes: withoutId(element.attributes), children }];
    };
    const whole = spans.get(body);
    return { ...body, children: whole ? childrenOf(body, whole) : [] };
  };
}
