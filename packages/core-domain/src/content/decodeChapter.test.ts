import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { utf8 } from '../../test/utf8.ts';
import { AppError } from '../error/AppError.ts';
import { decodeChapter, encodeChapter, MAX_ENCODED_LENGTH } from './decodeChapter.ts';

/** The documents' way, step by step: base64, then rot13 of its letters. */
const rot13 = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
const byTheBook = (text: string): string => rot13(Buffer.from(text, 'utf8').toString('base64'));

const decode = (encoded: string): string => decodeChapter(encoded, utf8);
const failure = (encoded: string): unknown => {
  try {
    return decode(encoded);
  } catch (error) {
    return error;
  }
};

describe('the text of a chapter', () => {
  it.each(['灯亮了。\n　　山里没有人。', 'Plain ASCII, 0123456789+/', '𠮷野家🏮', '“……”——', '', 'a', 'ab', 'abc'])(
    'is read as the documents say [CACHE-07]: %j',
    (text) => {
      expect(decode(byTheBook(text))).toBe(text);
      expect(encodeChapter(utf8.encode(text))).toBe(byTheBook(text));
    },
  );

  it.each(['\n　　灯亮了。　\r\n', ' \t灯 ', '\ufeff灯'])('is trimmed [CACHE-07]: %j', (text) => {
    expect(decode(byTheBook(text))).toBe(text.trim());
  });

  it('keeps blanks and marks inside', () => {
    const text = '一\r\n\r\n　　二\u200d三\ufeff四\u0000五';
    expect(decode(byTheBook(text))).toBe(text);
  });

  it('may stand between blanks in its file', () => {
    expect(decode(`\n${byTheBook('灯亮了')}\r\n`)).toBe('灯亮了');
  });

  it('may be longer than what is read at once', () => {
    const text = '灯'.repeat(40_000);
    expect(decode(byTheBook(text))).toBe(text);
    expect(encodeChapter(utf8.encode(text))).toBe(byTheBook(text));
  });
});

it('is read on kernels that cannot write a text into bytes', () => {
  const text = '灯亮了。'.repeat(5000);
  expect(decodeChapter(byTheBook(text), { decode: utf8.decode })).toBe(text);
  expect(() => decodeChapter(`${byTheBook(text)}灯`, { decode: utf8.decode })).toThrow(AppError);
});

describe('a damaged chapter is an error, never half a text', () => {
  const whole = byTheBook('灯亮了，山里没有人。');

  it.each([
    ['cut in a group', whole.slice(0, -1)],
    ['cut in a character', byTheBook('a灯亮').slice(0, 4)],
    ['without its padding', byTheBook('灯亮').slice(0, -1) + '!'],
    ['with padding inside', `${whole.slice(0, 6)}==${whole.slice(8)}`],
    ['in the alphabet of addresses', whole.replace(/.$/, '_')],
    ['in Chinese', '灯亮了吧'],
    ['of bytes that are no UTF-8', rot13(Buffer.from([0xff, 0xfe, 0x80]).toString('base64'))],
    ['that ends in half a character', rot13(Buffer.from([0xe7, 0x81]).toString('base64'))],
    ['that was never encoded', '<p>not found</p>'],
  ])('%s', (_, encoded) => {
    const error = failure(encoded);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ kind: 'content', message: '网络异常，请稍后再试' });
  });

  it('names its cause where the bytes are no text', () => {
    expect(failure(rot13(Buffer.from([0xff, 0xfe, 0x80]).toString('base64')))).toMatchObject({
      cause: expect.any(TypeError) as unknown,
    });
  });

  it('larger than 4 MiB is refused unread', () => {
    const size = MAX_ENCODED_LENGTH;
    expect(size).toBe(4_194_304);
    expect(decode('NNNN'.repeat(size / 4)).length).toBe((size / 4) * 3);
    expect(failure('NNNN'.repeat(size / 4 + 1))).toMatchObject({ kind: 'content' });
  });
});

describe('any chapter (P13)', () => {
  const character = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...'灯亮了，山里。…—“”　a0') },
    { weight: 1, arbitrary: fc.constantFrom('\r\n', '\n', '\u200d', '\ufeff', '🏮', '𠮷', '\u0000') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }) },
  );
  const text = fc
    .array(character, { maxLength: 30 })
    .map((characters) => characters.join(''))
    .filter((words) => !/\p{Surrogate}/u.test(words));

  it('comes back as it was, trimmed', () => {
    checkProperty(
      'P13',
      fc.property(text, (words) => decode(encodeChapter(utf8.encode(words))) === words.trim()),
    );
  });

  it('is written as the documents say', () => {
    checkProperty(
      'P13',
      fc.property(text, (words) => encodeChapter(utf8.encode(words)) === byTheBook(words)),
    );
  });

  it('is a text or an error of kind content, whatever the file holds', () => {
    const piece = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'NOPnop019+/=-_ \n灯'), maxLength: 12 }),
      fc.uint8Array({ maxLength: 9 }).map((bytes) => encodeChapter(bytes)),
      fc.string({ maxLength: 6 }),
    );
    const file = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
    checkProperty(
      'P13',
      fc.property(file, (encoded) => {
        const result = failure(encoded);
        return typeof result === 'string'
          ? !result.includes('\ufffd')
          : result instanceof AppError && result.kind === 'content';
      }),
    );
  });

  it('of 100,000 characters comes back as well', () => {
    const long = fc.string({ unit: fc.constantFrom(...'灯山a\n🏮'), minLength: 99_000, maxLength: 101_000 });
    checkProperty(
      'P13',
      fc.property(long, (words) => decode(encodeChapter(utf8.encode(words))) === words.trim()),
      { longInputs: true },
    );
  });
});

it('is read with white space anywhere and without its padding, as the platform reads base64 (A-33) [CACHE-07]', () => {
  const spaces = fc.array(fc.record({ at: fc.nat(), space: fc.constantFrom('\n', '\r\n', ' ', '\t', '\f') }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), spaces, fc.boolean(), (text, breaks, isPadded) => {
      let encoded = byTheBook(text);
      if (!isPadded) encoded = encoded.replace(/=+$/, '');
      for (const { at, space } of breaks) {
        const place = at % (encoded.length + 1);
        encoded = encoded.slice(0, place) + space + encoded.slice(place);
      }
      expect(decodeChapter(encoded, utf8)).toBe(text.trim());
    }),
  );
});
