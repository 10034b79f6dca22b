import { matchesOf } from '../../matchesOf.ts';
import { attribute, isElement, localName, type MarkupElement } from '../xml/MarkupNode.ts';

/** Shapes that a browser draws within a blink. */
const MAX_DRAWN = 50_000;
/** Elements inside each other, through references too. */
const MAX_DEPTH = 300;

const REFERENCE = /url\(\s*["']?#([^"')\s]+)/gi;
const RULE = /([^{}]*)\{([^{}]*)\}/g;
const CLASS = /\.([\w\u0080-\uffff-]+)/g;
/** Patterns, masks and markers that style sheets give to one class: a handful of properties take one each. */
const MAX_CLASS_REFERENCES = 100;
/** Groups hand these down to all that they hold. */
const INHERITED = /^(?:fill|stroke|marker|style|class)/;
const GRADIENTS = new Set(['lineargradient', 'radialgradient']);
/** Letters of a path that make a point, about. */
const LETTERS_PER_POINT = 2;

/** Counts what an element unfolds to when its references are drawn in their places. */
interface Extent {
  drawn: number;
  points: number;
  depth: number;
}

const NOTHING: Extent = { drawn: 0, points: 0, depth: 0 };
const UNBOUNDED: Extent = { drawn: Infinity, points: Infinity, depth: Infinity };

const decode = (id: string): string => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

const referencesIn = (text: string): string[] => Array.from(matchesOf(text, REFERENCE), ([, id = '']) => decode(id));

const childrenOf = ({ children }: MarkupElement): MarkupElement[] => children.filter(isElement);

/** The references of style sheets, by the class that they style; under the empty one what styles anything else. */
function sheetReferences(sheets: readonly MarkupElement[]): Map<string, Set<string>> {
  const references = new Map<string, Set<string>>();
  const css = sheets.map(({ children }) => children.filter((child) => typeof child === 'string').join('')).join('\n');
  for (const [, selector = '', block = ''] of matchesOf(css.replace(/\/\*[^]*?\*\//g, ''), RULE)) {
    const ids = referencesIn(block);
    if (ids.length === 0) continue;
    const classes = Array.from(matchesOf(selector, CLASS), ([, name = '']) => name);
    for (const name of classes.length > 0 ? classes : ['']) {
      const known = references.get(name) ?? new Set();
      for (const id of ids) known.add(id);
      references.set(name, known);
    }
  }
  return references;
}

class Unfolding {
  readonly #elements = new Map<string, MarkupElement>();
  readonly #sheets: Map<string, Set<string>>;
  readonly isStyledWithinBounds: boolean;
  readonly #known = new Map<MarkupElement, Extent>();

  constructor(root: MarkupElement) {
    const sheets: MarkupElement[] = [];
    const waiting = [root];
    for (let element = waiting.pop(); element; element = waiting.pop()) {
      const id = attribute(element, 'id');
      if (id !== undefined && !this.#elements.has(id)) this.#elements.set(id, element);
      if (localName(element) === 'style') sheets.push(element);
      for (const child of childrenOf(element).reverse()) waiting.push(child);
    }
    this.#sheets = sheetReferences(sheets);
    this.isStyledWithinBounds = [...this.#sheets.values()].every(({ size }) => size <= MAX_CLASS_REFERENCES);
  }

  extentOf(element: MarkupElement, above = 0): Extent {
    const known = this.#known.get(element);
    if (known) return known;
    if (above > MAX_DEPTH) return UNBOUNDED;
    // An element that is met again while it is being measured contains itself.
    this.#known.set(element, UNBOUNDED);
    const extent = this.#measure(element, above + 1);
    this.#known.set(element, extent);
    return extent;
  }

  #measure(element: MarkupElement, above: number): Extent {
    const path = `${attribute(element, 'd') ?? ''}${attribute(element, 'points') ?? ''}`;
    const used = localName(element) === 'use' ? this.#target(attribute(element, 'href') ?? '', above) : NOTHING;
    const inside = [used, ...childrenOf(element).map((child) => this.extentOf(child, above))];
    const extent = inside.reduce(
      (sum, { drawn, points, depth }) => ({
        drawn: sum.drawn + drawn,
        points: sum.points + points,
        depth: Math.max(sum.depth, depth + 1),
      }),
      { drawn: 1, points: path.length / LETTERS_PER_POINT, depth: 1 },
    );
    const painted = this.#references(element).map(({ id, isInherited }) => {
      const target = this.#elements.get(id);
      if (!target || GRADIENTS.has(localName(target))) return NOTHING;
      const { drawn, depth } = this.extentOf(target, above);
      const times = localName(target) === 'marker' ? extent.points + 1 : isInherited ? extent.drawn : 1;
      return { drawn: drawn * times, points: 0, depth };
    });
    return {
      drawn: painted.reduce((sum, { drawn }) => sum + drawn, extent.drawn),
      points: extent.points,
      depth: painted.reduce((most, { depth }) => Math.max(most, depth + 1), extent.depth),
    };
  }

  #target(href: string, above: number): Extent {
    const target = href.startsWith('#') ? this.#elements.get(decode(href.slice(1))) : undefined;
    return target ? this.extentOf(target, above) : NOTHING;
  }

  #references(element: MarkupElement): Array<{ id: string; isInherited: boolean }> {
    const own = Object.entries(element.attributes).flatMap(([name, value]) =>
      referencesIn(value).map((id) => ({ id, isInherited: INHERITED.test(name) })),
    );
    const classes = new Set(['', ...(attribute(element, 'class') ?? '').split(/\s+/)]);
    const styled = [...classes].flatMap((name) => [...(this.#sheets.get(name) ?? [])]);
    return [...own, ...styled.map((id) => ({ id, isInherited: true }))];
  }
}

/**
 * Whether a drawing stays within what a page can draw once every `<use>`, pattern, mask and marker is drawn in its
 * place: 2 KB of references to references can stand for thousands of millions of shapes.
 */
export function isBoundedDrawing(svg: MarkupElement): boolean {
  const unfolding = new Unfolding(svg);
  if (!unfolding.isStyledWithinBounds) return false;
  const { drawn, depth } = unfolding.extentOf(svg);
  return drawn <= MAX_DRAWN && depth <= MAX_DEPTH;
}
