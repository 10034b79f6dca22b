import { emoticons } from '@shuye/core-domain/text';
import { expect, it } from 'vitest';
import { emoticonGlyphs } from './emoticonGlyphs.ts';

it('draws each of the seventy emoticons, as its code says [COMMENT-04] [CONST-99]', () => {
  expect(new Set(emoticonGlyphs.values()).size).toBe(70);
  expect([...emoticonGlyphs.keys()]).toEqual(emoticons);
  expect([...emoticonGlyphs].filter(([, glyph]) => glyph === '' || glyph.startsWith('['))).toEqual([]);
  const some = ['微笑', '饥饿', '困', '再见', '委屈', '菜刀', '玫瑰', '赞', '握手'].map((code) =>
    emoticonGlyphs.get(code),
  );
  expect(some).toEqual(['🙂', '😋', '😪', '👋', '🥺', '🔪', '🌹', '👍', '🤝']);
});
