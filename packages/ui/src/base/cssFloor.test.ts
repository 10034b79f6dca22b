import { describe, expect, it } from 'vitest';

const sheets = Object.entries(
  import.meta.glob('../**/*.css', { eager: true, query: '?raw', import: 'default' }),
).filter(([path]) => !path.includes('.stories.'));

// What Chrome 69 and Safari 12 do not know, and the build does not lower.
const unknown = [
  ['inset', /[^-\w]inset\s*:/],
  ['aspect-ratio', /aspect-ratio\s*:/],
  ['cascade layers', /@layer|@container/],
  ['young selectors', /:(has|is|where)\(/],
  ['young units', /\d(dvh|svh|lvh|dvw|cqw|cqi)\b/],
  ['comparing functions', /[^-\w](min|max|clamp)\((?!-)(?![^)]*1fr)/],
  ['mixed colours', /color-mix\(|light-dark\(|oklch\(/],
] as const;

const blocks = (css: string): string[] => css.replace(/\/\*[^]*?\*\//gu, '').split('}');

describe('stylesheets', () => {
  it('are all read', () => {
    expect(sheets.length).toBeGreaterThan(40);
    expect(sheets.every(([, css]) => css.length > 20)).toBe(true);
  });

  it.each(unknown)('do without %s', (_name, pattern) => {
    const found = sheets.filter(([, css]) => blocks(css).some((block) => pattern.test(block))).map(([path]) => path);
    expect(found).toEqual([]);
  });

  it('use gap in grids only: old kernels have none in flex boxes', () => {
    const found = sheets.filter(([, css]) =>
      blocks(css).some((block) => /[^-\w]gap\s*:/.test(block) && !/grid-gap\s*:/.test(block)),
    );
    expect(found.map(([path]) => path)).toEqual([]);
  });

  it('keep :focus-visible out of selector lists, which old kernels would drop whole', () => {
    const found = sheets.filter(([, css]) =>
      blocks(css).some((block) => /:focus-visible[^{]*,|,[^{]*:focus-visible/.test(block)),
    );
    expect(found.map(([path]) => path)).toEqual([]);
  });
});
