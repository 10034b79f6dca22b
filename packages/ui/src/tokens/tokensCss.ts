import { tokens } from './tokens.ts';

type Values = Readonly<Record<string, string>>;
type Steps = Readonly<Record<string, readonly [number, number]>>;

const lines = (prefix: string, values: Values, indent = '  '): string[] =>
  Object.entries(values).map(
    ([name, value]) => `${indent}--${prefix}-${name}: ${value.startsWith('#') ? value.toLowerCase() : value};`,
  );

const step = (prefix: string, steps: Steps, index: 0 | 1, unit: (px: number) => string): string[] =>
  Object.entries(steps).map(([name, sizes]) => `  --${prefix}-${name}: ${unit(sizes[index])};`);

const rem = (px: number): string => `${px / 16}rem`;
const px = (value: number): string => `${value}px`;

const block = (selector: string, body: readonly string[]): string => `${selector} {\n${body.join('\n')}\n}\n`;
const nested = (query: string, selector: string, body: readonly string[]): string =>
  `@media ${query} {\n  ${selector} {\n${body.map((line) => `  ${line}`).join('\n')}\n  }\n}\n`;

const sizes = (index: 0 | 1): string[] => [
  ...step('text', tokens.text, index, rem),
  ...step('size', tokens.size, index, px),
];

const dark = ['  color-scheme: dark;', ...lines('color', tokens.color.dark)];
const coverValues = Object.fromEntries(
  tokens.cover.flatMap(({ ground, ink, seal }, index) => [
    [`${index + 1}-ground`, ground],
    [`${index + 1}-ink`, ink],
    [`${index + 1}-seal`, seal],
  ]),
);

/** A page without data-theme, or with 'system', follows the device. */
const followsSystem = ":root:not([data-theme='light']):not([data-theme='dark'])";

/** The text of `tokens.css`. */
export function tokensCss(): string {
  const { white, night, ...otherThemes } = tokens.reading;
  return [
    '/* Made from tokens.ts by `pnpm --filter @shuye/ui tokens`; a test compares the two. */\n',
    block(':root', [
      ...lines('font', tokens.font),
      ...sizes(0),
      ...lines('leading', tokens.leading),
      ...lines('weight', tokens.weight),
      ...lines('space', tokens.space),
      '  --space-page: 16px;',
      '  --space-section: 28px;',
      '  --space-item: 12px;',
      ...lines('radius', tokens.radius),
      ...lines('measure', tokens.measure),
      ...lines('shadow', tokens.shadow),
      ...lines('layer', tokens.layer),
      ...lines('motion', tokens.motion),
      ...lines('cover', coverValues),
      '  --safe-top: env(safe-area-inset-top, 0px);',
      '  --safe-bottom: env(safe-area-inset-bottom, 0px);',
    ]),
    nested('(min-width: 390px)', ':root', ['  --space-page: 20px;']),
    block("[data-text-size='elder']", sizes(1)),
    block(":root,\n[data-theme='light']", ['  color-scheme: light;', ...lines('color', tokens.color.light)]),
    block("[data-theme='dark']", dark),
    nested('(prefers-color-scheme: dark)', followsSystem, dark),
    block(":root,\n[data-reading-theme='white']", lines('reading', white)),
    ...Object.entries(otherThemes).map(([name, values]) =>
      block(`[data-reading-theme='${name}']`, lines('reading', values)),
    ),
    block(
      "[data-reading-theme='night'],\n[data-theme='dark'][data-reading-theme='system'],\n[data-theme='dark'] [data-reading-theme='system']",
      lines('reading', night),
    ),
    nested(
      '(prefers-color-scheme: dark)',
      `${followsSystem}[data-reading-theme='system'],\n  ${followsSystem} [data-reading-theme='system']`,
      lines('reading', night),
    ),
  ].join('\n');
}
