import { describe, expect, it } from 'vitest';
import { findReadings } from './findReadings.ts';

function readingsOf(markup: string): string[] {
  const content = document.createElement('div');
  content.innerHTML = markup;
  const text = content.textContent;
  return findReadings(content).map(({ from, to }) => text.slice(from, to));
}

describe('readings of words', () => {
  it('are found in order, with the brackets around them', () => {
    const markup = '<p>山<ruby>注<rp>(</rp><rt>zhù</rt><rp>)</rp>音<rt>y<b>ī</b>n</rt></ruby>。</p>';
    expect(readingsOf(markup)).toEqual(['(', 'zhù', ')', 'y', 'ī', 'n']);
  });

  it('are not in every chapter', () => {
    expect(readingsOf('<p>山<ruby>注</ruby></p>')).toEqual([]);
  });
});
