import { Parser } from 'htmlparser2';
import { ImportFailure } from '../../ImportFailure.ts';
import { withoutDoctype } from './withoutDoctype.ts';
import type { MarkupElement } from './MarkupNode.ts';

/** Deeper elements are left out with their text kept: what walks the tree calls itself for each step down. */
const MAX_DEPTH = 200;
/** The parser's own time grows with the square of it. */
const MAX_NESTING = 1000;
/** A book of thousands of chapters may be a single document. */
const MAX_NODES = 1_000_000;

/** One element may have as many; a look-up may go through all of them. */
const MAX_ATTRIBUTES = 1000;

const refuse = (what: string): ImportFailure =>
  new ImportFailure(`A document in the book ${what}.`, 'The book was not imported.');

/**
 * Parses XML, or XHTML with all its usual flaws, into a tree. Entities that a document declares itself are never
 * expanded; deeper nesting than 200 is flattened.
 * @throws ImportFailure for a document of more than a million elements, a thousand inside each other, or a thousand attributes of one.
 */
export function parseMarkup(text: string, kind: 'xml' | 'xhtml'): MarkupElement {
  const root: MarkupElement = { name: '', attributes: {}, children: [] };
  const open: MarkupElement[] = [root];
  let nodes = 0;
  let beyond = 0;
  let attributesOfTag = 0;
  const parser = new Parser(
    {
      onopentagname() {
        attributesOfTag = 0;
      },
      onattribute() {
        attributesOfTag += 1;
        if (attributesOfTag > MAX_ATTRIBUTES) throw refuse('has an element with too many attributes');
      },
      onopentag(name, attributes) {
        nodes += 1;
        if (nodes > MAX_NODES) throw refuse('has too many elements');
        if (open.length + beyond > MAX_NESTING) throw refuse('nests its elements beyond reason');
        const element = { name, attributes, children: [] };
        if (open.length >= MAX_DEPTH) {
          beyond += 1;
          return;
        }
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(data) {
        // The parser hands over text in as many pieces as there are entities and stray brackets in it.
        const children = open.at(-1)?.children ?? [];
        const last = children.at(-1);
        if (typeof last === 'string') children[children.length - 1] = last + data;
        else children.push(data);
      },
      onclosetag() {
        if (beyond > 0) beyond -= 1;
        else if (open.length > 1) open.pop();
      },
    },
    kind === 'xml'
      ? { xmlMode: true }
      : { recognizeSelfClosing: true, recognizeCDATA: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(withoutDoctype(text));
  return root;
}
