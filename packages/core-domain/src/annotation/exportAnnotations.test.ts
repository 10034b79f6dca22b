import { describe, expect, it } from 'vitest';
import { anAnnotation } from '../testing/anAnnotation.ts';
import { exportAnnotations, type AnnotationExport } from './exportAnnotations.ts';

const content: AnnotationExport = {
  book: { bookId: '1001', title: '山中*灯火*', author: '许' },
  annotations: [anAnnotation({ note: '# 伏笔' }), anAnnotation({ id: 'a2', highlight: { colour: 'blue' } })],
  exportedAtMs: Date.UTC(2026, 8, 21, 17),
  colourNames: { yellow: '黄色', green: '绿色', blue: '蓝色', pink: '粉色' },
};

describe('the annotations of a book, taken along', () => {
  it('as Markdown: a heading a chapter, quotes, notes, and nothing of the book is markup', () => {
    expect(exportAnnotations('markdown', content)).toBe(
      [
        '# 《山中\\*灯火\\*》划线和笔记',
        '许 · 2条 · 2026-09-22导出',
        '## 第1章',
        '> 山中灯火',
        '\\# 伏笔',
        '*黄色 · 2026-09-21*',
        '> 山中灯火',
        '*蓝色 · 2026-09-21*\n',
      ].join('\n\n'),
    );
  });

  it('quote what people would write, and keep in JSON what stands in the text, readings over characters and all', () => {
    const range = { ...anAnnotation().highlight.range, words: '山火' };
    const file = { ...content, annotations: [anAnnotation({ highlight: { range } })] };
    expect(exportAnnotations('markdown', file)).toContain('> 山火\n');
    expect(exportAnnotations('text', file)).toContain('\n山火\n');
    expect(JSON.parse(exportAnnotations('json', file))).toMatchObject({
      annotations: [{ quote: '山中灯火', words: '山火' }],
    });
  });

  it.each([
    ['床前明月光，\n　　疑是地上霜。', '床前明月光，  \n疑是地上霜。'],
    ['- 一\n+ 二', '\\- 一  \n\\+ 二'],
    ['伏笔\n---', '伏笔  \n\\---'],
    ['伏笔\n===', '伏笔  \n\\==='],
    ['1. 一\n2) 二', '1\\. 一  \n2\\) 二'],
    ['&lt; A&B', '\\&lt; A&B'],
    ['    山', '山'],
    ['3.14 - 1', '3.14 - 1'],
  ])(
    'as Markdown: lines of a quote and of a note stay lines, and none begins a list or a rule: %j',
    (text, written) => {
      const annotation = anAnnotation({ note: text });
      annotation.highlight.range.quote = text;
      const file = exportAnnotations('markdown', { ...content, annotations: [annotation] });
      const quote = written.replace(/^/gm, '> ');
      expect(file).toContain(`\n\n${quote}\n\n${written}\n\n*`);
    },
  );

  it('as plain text', () => {
    expect(exportAnnotations('text', content)).toBe(
      [
        '《山中*灯火*》划线和笔记',
        '许，2条，2026-09-22导出',
        '第1章',
        '山中灯火\n笔记：# 伏笔\n（黄色，2026-09-21）',
        '山中灯火\n（蓝色，2026-09-21）\n',
      ].join('\n\n'),
    );
  });

  it('as JSON: with the words by which a program finds each of them again', () => {
    expect(JSON.parse(exportAnnotations('json', content))).toMatchObject({
      format: 'shuye-annotations',
      version: 1,
      book: { bookId: '1001', author: '许' },
      annotations: [
        { id: 'a1', chapterId: 'c1', quote: '山中灯火', before: '开头一段。', colour: 'yellow', note: '# 伏笔' },
        { id: 'a2', createdAt: '2026-09-21T14:13:20.000Z' },
      ],
    });
  });

  it.each(['markdown', 'json', 'text'] as const)(
    'as %s, also where a device wrote a time beyond all calendars',
    (format) => {
      const never = anAnnotation({ highlight: { createdAtMs: Number.MAX_SAFE_INTEGER } });
      expect(exportAnnotations(format, { ...content, annotations: [never] })).toContain('山中灯火');
    },
  );
});
