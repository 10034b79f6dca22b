import { tokens } from './tokens.ts';

interface DesignToken {
  $type: string;
  $value: string;
}

const each = (type: string, values: Readonly<Record<string, string>>): Record<string, DesignToken> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $type: type, $value: value }]));

const steps = (values: Readonly<Record<string, readonly [number, number]>>, index: 0 | 1) =>
  each('dimension', Object.fromEntries(Object.entries(values).map(([name, sizes]) => [name, `${sizes[index]}px`])));

/** The values in the W3C design tokens format, for design tools. */
export const designTokens = () => ({
  color: { light: each('color', tokens.color.light), dark: each('color', tokens.color.dark) },
  reading: Object.fromEntries(Object.entries(tokens.reading).map(([name, colors]) => [name, each('color', colors)])),
  cover: Object.fromEntries(
    tokens.cover.map(({ name, ground, ink, seal }) => [name, each('color', { ground, ink, seal })]),
  ),
  font: each('fontFamily', tokens.font),
  text: { normal: steps(tokens.text, 0), elder: steps(tokens.text, 1) },
  size: { normal: steps(tokens.size, 0), elder: steps(tokens.size, 1) },
  leading: each('number', tokens.leading),
  weight: each('fontWeight', tokens.weight),
  space: each('dimension', tokens.space),
  radius: each('dimension', tokens.radius),
  duration: each('duration', {
    press: tokens.motion.press,
    sheet: tokens.motion.sheet,
    page: tokens.motion.page,
    layer: tokens.motion.layer,
  }),
});
