import { AppError } from '@shuye/core-domain/error';
import { aChapter } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import { prepareText } from './prepareText.ts';

const PREFIXES = { free: '/free/', charge: '/charge/' };

describe('preparing text', () => {
  it('leaves it as it came', () => {
    const chapter = aChapter();
    const text = '一段。\n\n又一段。';
    expect(prepareText(chapter, { kind: 'text', text }, PREFIXES)).toEqual({ kind: 'text', chapter, text });
  });

  it('refuses markup where nothing can show it', () => {
    const markup = { kind: 'markup', markup: '<p>文</p>', css: '' } as const;
    expect(() => prepareText(aChapter(), markup, PREFIXES)).toThrow(AppError);
  });
});
