import { attribute, isElement, localName, type MarkupElement, type MarkupNode } from '../xml/MarkupNode.ts';
import { escapeMarkup } from './escapeMarkup.ts';

const TOKENS: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);
/** The formula once more in another language, and what only keeps a place free. */
const SILENT: ReadonlySet<string> = new Set(['annotation', 'annotation-xml', 'mphantom', 'none', 'mprescripts']);
const SCRIPTS: Readonly<Record<string, readonly ('sub' | 'sup')[]>> = {
  msub: ['sub'],
  msup: ['sup'],
  msubsup: ['sub', 'sup'],
  munder: ['sub'],
  mover: ['sup'],
  munderover: ['sub', 'sup'],
};
/** What stands between two sides, and apart from them. */
const BETWEEN = /^[=≠≈≡<>≤≥∈→⇒+−±∓×÷-]$/;
/** Application, multiplication and the like, which are not seen. */
const UNSEEN = /[\u2061-\u2064]/g;

const partsOf = ({ children }: MarkupElement): MarkupElement[] => children.filter(isElement);
const wordsOf = (node: MarkupNode): string => (isElement(node) ? node.children.map(wordsOf).join('') : node);
const tokenOf = (token: MarkupElement): string => wordsOf(token).replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

/** Whether a part is told from what stands beside it without brackets. */
function isOne(part: MarkupElement): boolean {
  const name = localName(part);
  if (TOKENS.has(name) || name === 'msqrt' || name === 'mfenced') return true;
  const [first, ...others] = partsOf(part);
  return first === undefined || ((name in SCRIPTS || others.length === 0) && name !== 'mfrac' && isOne(first));
}

const bracketed = (part: MarkupElement): string => (isOne(part) ? write(part) : `(${write(part)})`);

function writeRow(parts: readonly MarkupElement[]): string {
  let before: MarkupElement | undefined;
  let row = '';
  for (const part of parts) {
    const isSign = localName(part) === 'mo' && BETWEEN.test(tokenOf(part));
    // A sign at the beginning, or behind another one, belongs to what follows.
    const isBetween = isSign && before !== undefined && localName(before) !== 'mo';
    row += isBetween ? ` ${write(part)} ` : write(part);
    before = part;
  }
  return row;
}

function write(part: MarkupElement): string {
  const name = localName(part);
  const parts = partsOf(part);
  const [first, second] = parts;
  if (SILENT.has(name)) return '';
  if (TOKENS.has(name)) return escapeMarkup(tokenOf(part));
  if (name === 'mspace') return ' ';
  if (first === undefined) return '';
  const scripts = SCRIPTS[name];
  if (scripts) {
    const written = scripts.map((script, index) => {
      const it = parts[index + 1];
      return it ? `<${script}>${write(it)}</${script}>` : '';
    });
    return bracketed(first) + written.join('');
  }
  switch (name) {
    case 'mfrac':
      return second ? `${bracketed(first)}/${bracketed(second)}` : write(first);
    case 'msqrt':
      return `√(${writeRow(parts)})`;
    case 'mroot':
      return `${second ? `<sup>${write(second)}</sup>` : ''}√(${write(first)})`;
    case 'mfenced': {
      const open = escapeMarkup(attribute(part, 'open') ?? '(');
      return open + parts.map(write).join(', ') + escapeMarkup(attribute(part, 'close') ?? ')');
    }
    case 'mtable':
      return parts.map((row) => partsOf(row).map(write).join(', ')).join('; ');
    case 'semantics':
    case 'maction':
      return write(first);
    default:
      return writeRow(parts);
  }
}

/**
 * A formula in the markup of texts: raised, lowered, with strokes for fractions and signs for roots. Its bare words would
 * say something else, 62 for the power of six.
 */
export const writeFormula = (math: MarkupElement): string => writeRow(partsOf(math)).trim();
