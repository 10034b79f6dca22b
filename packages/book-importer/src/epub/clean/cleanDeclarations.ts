import type { CssNode } from 'css-tree';
import { cleanPart, type Unit } from './cleanValue.ts';
import { isPageColour } from './isPageColour.ts';

const SIDES = '(?:-(?:top|right|bottom|left))?';
const LENGTHS = new RegExp(
  `^(?:margin${SIDES}|padding${SIDES}|text-indent|line-height|width|max-width|height|vertical-align|border-spacing|border-radius)$`,
);
const BORDERS = new RegExp(`^border${SIDES}(?:-(?:width|style|color))?$`);
const COLOURS = /^(?:color|background-color|text-decoration-color)$/;
const WORDS =
  /^(?:text-align|text-align-last|text-decoration|text-decoration-line|text-decoration-style|text-transform|text-emphasis|text-emphasis-style|font-style|font-weight|font-variant|list-style|list-style-type|list-style-position|display|float|clear|white-space|border-collapse|caption-side)$/;

const DISPLAYS = new Set(
  'block inline inline-block none list-item table table-row table-cell table-caption table-row-group table-header-group table-footer-group ruby ruby-text'.split(
    ' ',
  ),
);
const NEVER_NEGATIVE = /^(?:margin|padding|line-height|width|max-width|border)/;
const SIZES = new Set(['smaller', 'larger']);
const MIN_SIZE = 0.5;
const MAX_SIZE = 2.5;
const MAX_PARTS = 6;
/** Of what stands in a line, such as the picture of a character; higher boxes would cut off their words. */
const LINE_HIGH = /^(?:[01](?:\.\d{1,3})?|2)em$/;

function unitOf(property: string): Unit | undefined {
  if (property === 'font-size') return 'relative';
  if (BORDERS.test(property)) return 'hairline';
  return LENGTHS.test(property) || COLOURS.test(property) || WORDS.test(property) ? 'length' : undefined;
}

/** Font sizes stay near that of the reader's choice. */
function isFontSize(value: string): boolean {
  if (SIZES.has(value)) return true;
  const [, number, unit] = /^([0-9.]{1,8})(em|%)$/.exec(value) ?? [];
  const size = Number(number) / (unit === '%' ? 100 : 1);
  return size >= MIN_SIZE && size <= MAX_SIZE;
}

function isAllowed(property: string, value: string): boolean {
  if (NEVER_NEGATIVE.test(property) && value.includes('-') && /(?:^| )-[0-9.]/.test(value)) return false;
  if (property === 'height') return LINE_HIGH.test(value);
  if (property === 'display') return DISPLAYS.has(value);
  if (property === 'font-size') return isFontSize(value);
  if (property === 'line-height') return /^(?:normal|(?:[1-3](?:\.\d{1,3})?)(?:em)?|[12]\d\d%)$/.test(value);
  return !isPageColour(property, value);
}

function cleanDeclaration({ property: name = '', value }: CssNode): string | undefined {
  const property = name.toLowerCase() === 'background' ? 'background-color' : name.toLowerCase();
  const unit = unitOf(property);
  const nodes = typeof value === 'object' ? (value.children?.toArray() ?? []) : [];
  if (!unit || nodes.length === 0 || nodes.length > MAX_PARTS) return undefined;
  const parts = nodes.map((node) => cleanPart(node, unit));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const text = parts.join(' ');
  return isAllowed(property, text) ? `${property}:${text}` : undefined;
}

/** The declarations of a parsed block that may stay: an allow-list of properties, plain values, relative sizes. */
export const cleanDeclarations = (block: CssNode): string =>
  (block.children?.toArray() ?? [])
    .filter(({ type }) => type === 'Declaration')
    .flatMap((declaration) => cleanDeclaration(declaration) ?? [])
    .join(';');
