// Its types are declared here, and whoever reads this package from its sources needs them too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../css-tree.d.ts" />
import parse from 'css-tree/parser';
import { cleanDeclarations } from './cleanDeclarations.ts';
import { cleanSelector } from './cleanSelector.ts';

const MAX_LENGTH = 120_000;
const ignore = (): void => undefined;

/**
 * A style sheet cut down to an allow-list: plain selectors and properties of type and space. At-rules, addresses,
 * positions, escapes and absolute sizes are left out; the reader puts a scope before every selector.
 */
export function cleanCss(css: string): string {
  if (css.length > MAX_LENGTH) return '';
  const sheet = parse(css, { onParseError: ignore });
  return (sheet.children?.toArray() ?? [])
    .filter(({ type }) => type === 'Rule')
    .flatMap(({ prelude, block }) => {
      const selectors = (prelude?.children?.toArray() ?? []).flatMap((selector) => cleanSelector(selector) ?? []);
      const declarations = block ? cleanDeclarations(block) : '';
      return selectors.length > 0 && declarations !== '' ? [`${selectors.join(',')}{${declarations}}`] : [];
    })
    .join('\n');
}

/** The declarations of a `style` attribute, empty when none may stay. */
export const cleanInlineStyle = (style: string): string =>
  style.length > 2000 ? '' : cleanDeclarations(parse(style, { context: 'declarationList', onParseError: ignore }));
