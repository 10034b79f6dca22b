import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportFailure } from '../ImportFailure.ts';
import { bytesSource } from '../source/bytesSource.ts';
import { indented, prose } from '../testing/prose.ts';
import { paragraphsOf, collectChapters } from '../testing/collectChapters.ts';
import { textSource } from '../testing/textSource.ts';
import { parseTxt } from './parseTxt.ts';
import type { TxtOptions } from './TxtOptions.ts';

const parse = (text: string, options?: TxtOptions, name?: string) => parseTxt(textSource(text, name), options);

const titles = async (text: string, options?: TxtOptions): Promise<string[]> =>
  (await parse(text, options)).outline.map(({ title }) => title);

const chapter = (heading: string, turn = 0): string =>
  `${heading}\n\n${indented(prose(200, turn), prose(180, turn + 2))}\n\n`;

const novella = (title: string) => `\n\n\n${title}\n\n\n${chapter('第一章 晨')}${chapter('第二章 昏')}`;

const centre = (text: string): string => `${' '.repeat(24)}${text}`;

const story = (title: string, foot: string): string =>
  `\n\n${centre(title)}\n\n\n${indented(prose(220))}\n\n${' '.repeat(40)}${foot}\n\n`;

describe('parseTxt', () => {
  it('gives each chapter its paragraphs, without indents and without the heading', async () => {
    const book = await parse(chapter('第一章　早市') + chapter('第二章　木箱', 3));
    const [first, second] = await collectChapters(book);
    expect(first).toMatchObject({ title: '第一章 早市', level: 1, files: [] });
    expect(first && paragraphsOf(first)).toEqual([prose(200), prose(180, 2)]);
    expect(second && paragraphsOf(second)).toEqual([prose(200, 3), prose(180, 5)]);
    expect(first?.words).toBe((prose(200) + prose(180, 2)).length);
  });

  it('reads the book again as often as it is asked', async () => {
    const book = await parse(chapter('第一章') + chapter('第二章'));
    expect(await collectChapters(book)).toEqual(await collectChapters(book));
  });

  it('gives back every book that is printed in chapters', async () => {
    const paragraph = fc
      .tuple(fc.integer({ min: 10, max: 400 }), fc.nat({ max: 6 }))
      .map(([length, turn]) => prose(length, turn));
    const books = fc.array(fc.array(paragraph, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 12 });
    const layout = fc.record({
      gap: fc.constantFrom('\n', '\n\n'),
      indent: fc.constantFrom('　　', '    ', ''),
      end: fc.constantFrom('\n', '\r\n'),
    });
    await fc.assert(
      fc.asyncProperty(books, layout, async (chapters, { gap, indent, end }) => {
        const text = chapters
          .map((paragraphs, at) => `第${at + 1}章 潮信\n\n${paragraphs.map((one) => indent + one).join(gap)}\n\n`)
          .join('')
          .replaceAll('\n', end);
        const book = await parse(text);
        expect((await collectChapters(book)).map(paragraphsOf)).toEqual(chapters);
      }),
      { numRuns: 60 },
    );
  });

  describe('headings', () => {
    it('keeps a table of contents in front of the book out of the chapters', async () => {
      const heads = ['第一章 早市', '第二章 木箱', '第三章 斗笠'];
      const text = `${heads.join('\n')}\n\n${heads.map((head, at) => chapter(head, at)).join('')}`;
      expect(await titles(text)).toEqual(heads);
    });

    it('takes a contents list in the middle, with leaders, for what it is', async () => {
      const text = `${chapter('第一章 早市')}目录\n\n第一章 早市........3\n第二章 木箱........9\n\n\n${chapter('第二章 木箱')}`;
      const book = await parse(text);
      expect(book.outline.map(({ title }) => title)).toEqual(['第一章 早市', '第二章 木箱']);
      const [first] = await collectChapters(book);
      expect(first && paragraphsOf(first)).toEqual([prose(200), prose(180, 2)]);
    });

    it('does not break a chapter where a wrapped sentence begins a line with 第三章', async () => {
      const full = '潮'.repeat(36);
      const wrapped = `　　${full.slice(2)}\n${full}\n第三章 水线\n\n　　${full.slice(2)}\n${full}\n潮。\n\n`;
      const text = `第一章 早市\n\n${wrapped.repeat(6)}第二章 木箱\n\n${wrapped.repeat(6)}`;
      expect(await titles(text)).toEqual(['第一章 早市', '第二章 木箱']);
    });

    it('reads chapters whose numbers begin again in each volume', async () => {
      const text = `第一卷 沙\n\n${chapter('第一章 早市')}${chapter('第二章 木箱')}第二卷 簿\n\n${chapter('第一章 认箱')}${chapter('第二章 不符')}`;
      const book = await parse(text);
      expect(book.volumes).toEqual(['第一卷 沙', '第二卷 簿']);
      expect(book.outline.map(({ volume }) => volume)).toEqual([0, 0, 1, 1]);
    });

    it('makes a chapter of what a volume says for itself', async () => {
      const text = `第一卷 沙\n\n${indented(prose(120))}\n\n${chapter('第一章 早市')}第二卷 簿\n\n${chapter('第二章 木箱')}`;
      expect(await titles(text)).toEqual(['第一卷 沙', '第一章 早市', '第二章 木箱']);
    });

    it('takes volumes for chapters where there is nothing below them', async () => {
      const book = await parse(chapter('第一集 沙') + chapter('第二集 簿'));
      expect(book.volumes).toEqual([]);
      expect(book.outline).toHaveLength(2);
    });

    it('puts sections one level below chapters', async () => {
      const text =
        chapter('第一章 沙') +
        chapter('第一节 早市') +
        chapter('第二节 木箱') +
        chapter('第二章 簿') +
        chapter('第一节 认箱');
      expect((await parse(text)).outline.map(({ level }) => level)).toEqual([1, 2, 2, 1, 2]);
    });

    it('reads numbers that go on under titles as volumes only where each begins again', async () => {
      const book = await parse(novella('沙集') + novella('潮集') + novella('簿集'));
      expect(book.volumes).toEqual(['沙集', '潮集', '簿集']);
      expect(book.outline).toHaveLength(6);
    });

    it('keeps scenes with a caption inside their numbered chapter', async () => {
      const scene = `\n\n\n三年以后\n\n\n${indented(prose(400))}\n\n`;
      const text = Array.from({ length: 6 }, (_, at) => chapter(`第${at + 1}章 潮`) + scene).join('');
      expect(await titles(text)).toEqual(Array.from({ length: 6 }, (_, at) => `第${at + 1}章 潮`));
    });

    it.each([
      [1, 6],
      [3, 2],
      [20, 12],
    ])('keeps %d numbered chapters beside a prologue, %d extras and an epilogue', async (chapters, extras) => {
      const heads = [
        '楔子',
        ...Array.from({ length: chapters }, (_, at) => `第${at + 1}章 潮`),
        ...Array.from({ length: extras }, (_, at) => `番外${at + 1} 簿`),
        '后记',
      ];
      expect(await titles(heads.map((head, at) => chapter(head, at)).join(''))).toEqual(heads);
    });

    it('keeps chapters that were put in between later, and misses none for them', async () => {
      const heads = ['第11章 潮', '第12章 簿', '第12.5章 间章', '第13章 木箱', '第14章 斗笠'];
      const book = await parse(heads.map((head, at) => chapter(head, at)).join(''));
      expect(book.outline.map(({ title }) => title)).toEqual(heads);
      expect(book.warnings).toEqual([]);
    });

    it('says whether any line heads a chapter', async () => {
      expect((await parse('雨停了。')).isUnheaded).toBe(true);
      expect((await parse('雨停了。\n'.repeat(5000))).isUnheaded).toBe(true);
      expect((await parse(chapter('第1节') + chapter('第2节'))).isUnheaded).toBeUndefined();
    });

    it('warns when chapter numbers are missing', async () => {
      const book = await parse(chapter('第一章 早市') + chapter('第二章 木箱') + chapter('第五章 斗笠'));
      expect(book.warnings.join()).toContain('“第五章 斗笠” follows number 2');
    });

    it('warns of chapters without text', async () => {
      const book = await parse(`${chapter('第一章 早市')}第二章 木箱\n\n${chapter('第三章 斗笠')}`);
      expect(book.warnings.join()).toContain('“第二章 木箱”');
    });

    it('takes the pattern of the owner against its own guess', async () => {
      const text = `${chapter('== 早市 ==')}${chapter('== 木箱 ==')}${chapter('第一章 不是章')}`;
      expect(await titles(text, { heading: /^== (.+) ==$/u })).toEqual(['早市', '木箱']);
    });
  });

  describe('dates, signatures and notes', () => {
    it('are no chapters, even when they stand apart', async () => {
      const text =
        story('早市', '一九八三年十月') +
        story('木箱', '沈渡舟') +
        story('斗笠', '三月十日') +
        story('石阶', '1984.3.2');
      expect(await titles(text)).toEqual(['早市', '木箱', '斗笠', '石阶']);
    });

    it('stay in the text of their chapter', async () => {
      const [first] = await collectChapters(await parse(story('早市', '一九八三年十月') + story('木箱', '一九八四年')));
      expect(first && paragraphsOf(first).at(-1)).toBe('一九八三年十月');
    });
  });

  describe('texts without headings', () => {
    it('become parts of about five thousand characters that end with a paragraph', async () => {
      const paragraphs = Array.from({ length: 150 }, (_, at) => prose(130, at));
      const book = await parse(indented(...paragraphs));
      const parts = await collectChapters(book);
      expect(parts.map(({ title }) => title)).toEqual(parts.map((_, at) => `第${at + 1}节`));
      expect(parts.every(({ words }) => words > 3000 && words < 6500)).toBe(true);
      expect(parts.flatMap(paragraphsOf)).toEqual(paragraphs);
      expect(book.warnings.join()).toContain('--heading');
    });

    it('are one chapter under the title of the book when they are short', async () => {
      const book = await parse(indented(prose(600), prose(700)), {}, '潮信.txt');
      expect(book.outline).toEqual([{ title: '潮信', level: 1 }]);
    });
  });

  it('keeps an over-long chapter whole', async () => {
    const long = Array.from({ length: 400 }, (_, at) => prose(200, at));
    const book = await parse(
      `${chapter('第一章 早市')}第二章 木箱\n\n${indented(...long)}\n\n${chapter('第三章 斗笠')}`,
    );
    expect(book.outline).toHaveLength(3);
    expect((await collectChapters(book))[1]?.words).toBeGreaterThan(80_000);
  });

  it('cuts a chapter only where a stored one could not hold it', async () => {
    const paragraph = prose(5000);
    const text = `第一章 早市\n\n${indented(...Array.from({ length: 220 }, () => paragraph))}\n\n${chapter('第二章 木箱')}`;
    const book = await parse(text);
    expect(book.outline.map(({ title }) => title)).toEqual(['第一章 早市', '第一章 早市（续）', '第二章 木箱']);
    const chapters = await collectChapters(book);
    expect(chapters.slice(0, 2).flatMap(paragraphsOf)).toHaveLength(220);
  });

  it('makes a chapter of a preface without a heading', async () => {
    const book = await parse(`${indented(prose(150))}\n\n${chapter('第一章 早市')}${chapter('第二章 木箱')}`);
    expect(book.outline.map(({ title }) => title)).toEqual(['前言', '第一章 早市', '第二章 木箱']);
  });

  it('warns of text in front of the first chapter that is left out', async () => {
    const book = await parse(
      `谨以此书献给退潮以后还留在沙滩上的那些人和他们的脚印\n\n${chapter('第一章 早市')}${chapter('第二章 木箱')}`,
    );
    expect(book.outline).toHaveLength(2);
    expect(book.warnings.join()).toContain('in front of the first chapter');
  });

  it('warns when characters were lost', async () => {
    const bytes = Buffer.concat([
      Buffer.from(chapter('第一章 早市')),
      Buffer.from([0xff, 0xfe, 0xff]),
      Buffer.from(chapter('第二章 木箱').repeat(3)),
    ]);
    const book = await parseTxt(bytesSource('潮.txt', bytes));
    expect(book.warnings.join()).toContain('could not be read in this encoding');
  });

  it('reads UTF-16 with and without a mark, and the encoding that the owner names', async () => {
    const text = chapter('第一章 早市') + chapter('第二章 木箱');
    for (const source of [textSource(`\ufeff${text}`, '书.txt', 'utf16le'), textSource(text, '书.txt', 'utf16le')]) {
      expect(await parseTxt(source)).toMatchObject({ encoding: 'utf-16le', outline: { length: 2 } });
    }
    expect((await parseTxt(textSource(text, '书.txt', 'utf16le'), { encoding: 'utf-16le' })).encoding).toBe('utf-16le');
  });

  it.each([
    ['an empty file', bytesSource('空.txt', Buffer.alloc(0)), {}],
    ['a file of blanks', textSource(' \n\n　　\n'), {}],
    ['an unknown encoding', textSource('潮'), { encoding: 'klingon' }],
    [
      'a picture',
      bytesSource(
        '图.txt',
        Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 97 + (at >> 3) * 31 + 128) % 256)),
      ),
      {},
    ],
  ])('refuses %s with a remedy', async (_, source, options) => {
    const failure = await parseTxt(source, options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImportFailure);
    expect(failure instanceof ImportFailure && failure.remedy.length).toBeGreaterThan(10);
  });
});

/** More than a call can take as arguments. */
it('reads 150,000 headings without a stack that grows with them', async () => {
  const text = Array.from({ length: 150_000 }, (_, at) => `第${at + 1}章 山中`).join('\n');
  expect((await parse(text)).outline).toHaveLength(150_000);
}, 120_000);
