import { Parser } from 'htmlparser2';
import { ImportFailure } from '../../ImportFailure.ts';
import { withoutDoctype } from './withoutDoctype.ts';
import type { MarkupElement } from './MarkupNode.ts';

const MAX_DEPTH = 200;
const MAX_NODES = 500_000;

/**
 * Parses XML, or XHTML with all its usual flaws, into a tree. Entities that a document declares itself are never
 * expanded; deeper nesting than 200 is flattened.
 * @throws ImportFailure for a document of more than half a million elements.
 */
export function parseMarkup(text: string, kind: 'xml' | 'xhtml'): MarkupElement {
  const root: MarkupElement = { name: '', attributes: {}, children: [] };
  const open: MarkupElement[] = [root];
  let nodes = 0;
  let beyond = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nodes += 1;
        if (nodes > MAX_NODES) throw new ImportFailure('A document in the book has too many elements.', 'The book was not imported.');
        const element = { name, attributes: { ...attributes }, children: [] };
        if (open.length >= MAX_DEPTH) {
          beyond += 1;
          return;
        }
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(data) {
        open.at(-1)?.children.push(data);
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
