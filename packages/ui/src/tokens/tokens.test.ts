import { describe, expect, it } from 'vitest';
import { MARK_CONTRAST, TEXT_CONTRAST, markPairs, textPairs } from './colorPairs.ts';
import { contrastRatio } from './contrastRatio.ts';
import { designTokens } from './designTokens.ts';
import { tokens } from './tokens.ts';
import css from './tokens.css?raw';
import json from './tokens.json?raw';
import { tokensCss } from './tokensCss.ts';

const themes = ['light', 'dark'] as const;
const expand = (pairs: typeof textPairs) =>
  themes.flatMap((theme) => pairs.flatMap(({ on, colors }) => colors.map((color) => [theme, color, on] as const)));

describe('tokens', () => {
  it('are what tokens.css says', () => {
    expect(css).toBe(tokensCss());
  });

  it('are what design tools are given', () => {
    expect(JSON.parse(json)).toEqual(designTokens());
  });

  it('put the confirm dialog on layer 1002 [UI-11, CONST-46]', () => {
    expect(css).toContain('--layer-dialog: 1002;');
  });

  it('give the tab bar 50 px [TAB-09, CONST-36]', () => {
    expect(css).toContain('--size-tab-bar: 50px;');
  });

  it('give the reader bar 44 px [READER-01, CONST-35]', () => {
    expect(css).toContain('--size-top-bar: 44px;');
  });
});

/** What lies behind text of a reading theme. */
const highlights = ['highlight', 'highlight-yellow', 'highlight-green', 'highlight-blue', 'highlight-pink'] as const;

describe('contrast', () => {
  it('knows black on white', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it.each(expand(textPairs))('%s: text %s on %s', (theme, color, on) => {
    const colors = tokens.color[theme];
    expect(contrastRatio(colors[color], colors[on])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each(expand(markPairs))('%s: marks of %s on %s', (theme, color, on) => {
    const colors = tokens.color[theme];
    expect(contrastRatio(colors[color], colors[on])).toBeGreaterThanOrEqual(MARK_CONTRAST);
  });

  it.each(Object.entries(tokens.reading))(
    'reading theme %s',
    (_name, { paper, raised, ink, accent, 'ink-2': second, ...grounds }) => {
      for (const highlight of highlights)
        expect(contrastRatio(ink, grounds[highlight])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const ground of [paper, raised]) {
        for (const text of [ink, second, accent]) {
          expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }
    },
  );

  it.each(tokens.cover.map((cover) => [cover.name, cover] as const))('drawn cover %s', (_name, { ground, ink }) => {
    expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});
