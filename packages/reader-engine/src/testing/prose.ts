import fc from 'fast-check';

const HAN = Array.from('山中灯火一夜春雨他说了不再回头看那条路');
const PIECES = [
  ...HAN,
  ...Array.from('，。、：；！？'),
  ...Array.from('“”‘’（）《》「」'),
  '……',
  '——',
  '。”',
  '？！',
  '：“',
  'hello',
  'don’t',
  'well-known',
  '3.14',
  '100%',
  ' ',
  '"',
  'https://example.org/a/very/long/address/that/never/ends',
  '１２３',
  '👨‍👩‍👧',
  'é',
  '𠮷',
  '·',
  '々',
];

/** A paragraph of every trap that Chinese prose holds; never blank at its ends. */
export const paragraphs = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...HAN) }, { weight: 4, arbitrary: fc.constantFrom(...PIECES) }),
    {
      minLength: 1,
      maxLength: 160,
    },
  )
  .map((pieces) => pieces.join('').trim())
  .filter((paragraph) => paragraph !== '');

/** A chapter as the content files hold it: paragraphs joined by line feeds, now and then a blank one. */
export const prose = fc
  .array(fc.oneof({ weight: 9, arbitrary: paragraphs }, { weight: 1, arbitrary: fc.constant('') }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => list.join('\n').trim());
