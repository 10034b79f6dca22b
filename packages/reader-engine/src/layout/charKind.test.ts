import { describe, expect, it } from 'vitest';
import { CharKind, charKind } from './charKind.ts';

const kindsOf = (text: string): number[] => Array.from(text, (char) => charKind(char.charCodeAt(0)));

describe('what a character may do in a line', () => {
  it.each([
    ['Han', '一龥㐀〇', CharKind.Han],
    ['opening marks', '（［｛〔〈《「『【“‘', CharKind.Opening],
    ['closing marks', '、。，．：；！？）］｝〕〉》」』】”’', CharKind.Closing],
    ['marks that cling to what stands before them', '·・～々ーっッ％', CharKind.Clinging],
    ['signs that lead what stands behind them', '￥＄', CharKind.Leading],
    ['dots', '…', CharKind.Ellipsis],
    ['dashes', '—―', CharKind.Dash],
    ['half-width letters, digits and signs', 'aZ9é!"#,.ЖΩ', CharKind.Latin],
    ['full-width letters and digits, which make words too', 'Ａｚ９', CharKind.Latin],
    ['spaces of every width', ' \t\u3000\u2003\u200b', CharKind.Space],
    ['marks that belong to the character before them', '\u0301\u200d\ufe0f\u3099', CharKind.Joiner],
    ['everything else', 'あア한①★→', CharKind.Other],
  ])('knows %s', (_, chars, kind) => {
    expect(new Set(kindsOf(chars))).toEqual(new Set([kind]));
  });

  it('takes half a surrogate pair for something else', () => {
    expect(charKind('𠮷'.charCodeAt(0))).toBe(CharKind.Other);
  });
});
