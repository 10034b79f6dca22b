import { attribute, isElement, localName, type MarkupElement, type MarkupNode } from '../xml/MarkupNode.ts';
import { escapeMarkup } from './escapeMarkup.ts';

const ELEMENTS = new Set(
  (
    'svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan textpath lineargradient ' +
    'radialgradient stop clippath mask pattern marker style'
  ).split(' '),
);
const WRAPPERS = new Set(['a', 'switch']);
const ATTRIBUTES =
  /^(?:id|class|viewBox|preserveAspectRatio|width|height|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|d|points|dx|dy|rotate|transform|offset|pathLength|textLength|lengthAdjust|gradientUnits|gradientTransform|spreadMethod|patternUnits|patternContentUnits|patternTransform|clipPathUnits|maskUnits|maskContentUnits|markerUnits|markerWidth|markerHeight|orient|refX|refY|fill|fill-opacity|fill-rule|clip-rule|clip-path|mask|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-miterlimit|stroke-dasharray|stroke-dashoffset|stroke-opacity|opacity|color|stop-color|stop-opacity|font-family|font-size|font-style|font-weight|text-anchor|dominant-baseline|letter-spacing|word-spacing|writing-mode|marker-start|marker-mid|marker-end|vector-effect|display|visibility|version|style)$/;
const REACHES_OUT = /@|\\|expression|javascript|data:|url\(\s*["']?(?!#)/i;

const isSafe = (value: string): boolean => !REACHES_OUT.test(value);

function writeAttributes(element: MarkupElement, isRoot: boolean): string {
  const kept = Object.entries(element.attributes).filter(([name, value]) => ATTRIBUTES.test(name) && isSafe(value));
  const target = attribute(element, 'href');
  const link = localName(element) !== 'svg' && target?.startsWith('#') ? [['href', target] as const] : [];
  const space = isRoot ? [['xmlns', 'http://www.w3.org/2000/svg'] as const] : [];
  return [...space, ...kept, ...link].map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('');
}

function write(node: MarkupNode, isRoot = false): string {
  if (!isElement(node)) return escapeMarkup(node);
  const name = node.name.slice(node.name.indexOf(':') + 1);
  const inner = node.children.map((child) => write(child)).join('');
  if (WRAPPERS.has(name)) return inner;
  if (!ELEMENTS.has(name.toLowerCase())) return '';
  if (name === 'style' && !isSafe(inner)) return '';
  return `<${name}${writeAttributes(node, isRoot)}>${inner}</${name}>`;
}

/** Keeps nothing that runs, loads or embeds; undefined when nothing is left. */
export function cleanSvg(svg: MarkupElement): string | undefined {
  const drawing = write(svg, true);
  return /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)\b/.test(drawing) ? drawing : undefined;
}
