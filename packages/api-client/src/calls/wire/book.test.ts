import { bookStatus, DiscountType } from '@shuye/core-domain/book';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toBook, toBookBrief, wireBook, wireBookBrief } from './book.ts';

const book = (wire: object) => toBook(v.parse(wireBook, { bookId: '1001', bookName: '山中灯火', ...wire }));
const brief = (wire: object) => toBookBrief(v.parse(wireBookBrief, wire));

describe('a book on the wire', () => {
  it.each([
    [{ bookId: 7, bid: 8, bookid: 9 }, { bookId: '7' }],
    [{ bookId: '', bid: 8, bookid: 9 }, { bookId: '8' }],
    [{ bookId: '', bid: null, bookid: 9 }, { bookId: '9' }],
    [{ bookName: '甲', title: '乙' }, { title: '甲' }],
    [{ bookName: '', title: '乙' }, { title: '乙' }],
    [{ author: '丙', authorName: '丁' }, { author: '丙' }],
    [{ author: '', authorName: '丁' }, { author: '丁' }],
    [{ imgUrl: '1', bookCover: '2', cover: '3', coverUrl: '4' }, { coverUrl: '1' }],
    [{ bookCover: '2', cover: '3', coverUrl: '4' }, { coverUrl: '2' }],
    [{ imgUrl: '', cover: '3', coverUrl: '4' }, { coverUrl: '3' }],
    [{ coverUrl: '4' }, { coverUrl: '4' }],
    [{ category: '奇幻', className: '玄幻' }, { category: '奇幻' }],
    [{ className: '玄幻' }, { category: '玄幻' }],
    [
      { authorId: 11, desc: '一盏灯' },
      { authorId: '11', description: '一盏灯' },
    ],
    [
      { formats: 2, topClass: 502 },
      { format: 2, topClass: 502 },
    ],
  ])('is read by the first spelling that is not empty: %j [ENT-01]', (wire, read) => {
    expect(book(wire)).toMatchObject(read);
  });

  it.each([
    [
      { tags: [{ tagId: 1, tagName: '灯' }, '山'] },
      [
        { tagId: '1', name: '灯' },
        { tagId: '山', name: '山' },
      ],
    ],
    [{ tag: ['灯'] }, [{ tagId: '灯', name: '灯' }]],
    [{ tags: [], tag: null }, []],
    [{}, []],
  ])('has tags as objects or as words: %j [ENT-02]', (wire, tags) => {
    expect(book(wire).tags).toEqual(tags);
  });

  it('brings its rights, offers and the clock they go by [ENT-03]', () => {
    const wire = {
      isBuy: '1',
      freeStack: 1,
      payMode: 1,
      price: '188',
      disType: '4',
      disInfo: { disType: 4, endTime: 99, label: '八折' },
      extraDiscount: 80,
      fullDirectInfo: { price: 150, oriPrice: 188 },
      isMonthlyBook: true,
      userMonthlyType: 2,
      monthlyEnd: 5,
      superVipEndTime: 6,
      serverTime: 7,
      limitFreeEnd: 8,
    };
    expect(book(wire)).toMatchObject({
      isBought: true,
      freeStack: 1,
      payMode: '1',
      beanPrice: 188,
      discount: DiscountType.Discount,
      offer: { discount: DiscountType.Discount, endsAt: 99, label: '八折' },
      extraDiscount: 80,
      wholeRunningOffer: { beanPrice: 150, originalPrice: 188 },
      isMonthly: true,
      monthlyState: 2,
      monthlyEnd: 5,
      superMemberEnd: 6,
      serverTime: 7,
      limitedFreeEnd: 8,
    });
  });

  it('is not bought, monthly or free by a zero in any spelling', () => {
    for (const zero of [0, '0', false, '', 'false', 'no']) {
      expect(book({ isBuy: zero, isMonthlyBook: zero })).toMatchObject({ isBought: false, isMonthly: false });
    }
  });

  it('is ongoing by its state, or by its status where it has none [ENT-04]', () => {
    expect(book({ state: 1, status: 3 }).status).toBe('ongoing');
    expect(book({ state: '2', status: 0 }).status).toBe('finished');
    expect(book({ status: '0' }).status).toBe(bookStatus({ status: 0 }));
  });

  it('parses which actions are allowed, and whether it is hidden or taken down [ENT-05]', () => {
    expect(
      book({ listIsOpen: 1, coverIsOpen: '1', readIsOpen: true, buyIsOpen: 0, hide: 1, shelfStatus: '2' }).openness,
    ).toEqual({
      list: true,
      cover: true,
      read: true,
      buy: false,
      hidden: true,
      takenDown: true,
    });
    expect(book({ shelfStatus: 1 }).openness.takenDown).toBe(false);
  });

  it('may forbid listening [ENT-06]', () => {
    expect(book({ forbiddenTts: 1 }).forbidsListening).toBe(true);
    expect(book({ forbiddenTts: 0 }).forbidsListening).toBe(false);
    expect(book({}).forbidsListening).toBe(false);
  });

  it('may take part in reward features, until an end in seconds [ENT-07]', () => {
    expect(book({ readFeatureOpt: '2', readFeatureOptEndTime: 1_790_000_000 })).toMatchObject({
      readFeatures: 2,
      readFeaturesEnd: 1_790_000_000,
    });
    expect(book({})).not.toHaveProperty('readFeatures');
  });

  it('marks its first and last chapter [ENT-08]', () => {
    const wire = {
      chapterNum: 100,
      firstChapter: { chapterId: 1, chapterName: '第一章' },
      lastChapter: { chapterId: 100, chapterName: '末章', updateTime: 77 },
    };
    expect(book(wire)).toMatchObject({
      chapterCount: 100,
      firstChapter: { chapterId: '1', title: '第一章' },
      lastChapter: { chapterId: '100', title: '末章', updatedAt: 77 },
    });
  });

  it('names its provider [ENT-09]', () => {
    expect(book({ cpId: 10_091, cpName: '半山' }).provider).toEqual({ id: '10091', name: '半山' });
  });

  it('brings its scores and counts [ENT-10]', () => {
    const wire = {
      scoreInfo: { bookScore: '8.7', commentPeopleNum: 12 },
      readingNum: 5,
      popularity: 6,
      wordCount: '7000',
    };
    expect(book(wire)).toMatchObject({ score: 8.7, reviewerCount: 12, readerCount: 5, popularity: 6, wordCount: 7000 });
    expect(book({})).not.toHaveProperty('score');
  });

  it('brings the phrase of its page, related words and phrases that lead on, and heroes [ENT-11]', () => {
    const wire = {
      queryType: 1,
      queryName: '山中灯火免费读',
      contactWords: ['灯火', { queryName: '山中', queryId: 3 }],
      rcmdQueries: [{ queryName: '灯火大结局', queryId: 4, bookId: 1002 }],
      heroName: '["甲"]',
    };
    expect(book(wire)).toMatchObject({
      phrase: { kind: '1', text: '山中灯火免费读' },
      relatedPhrases: [{ text: '灯火' }, { text: '山中', queryId: '3' }],
      recommendedPhrases: [{ text: '灯火大结局', queryId: '4', bookId: '1002' }],
      heroes: ['甲'],
    });
    expect(book({})).not.toHaveProperty('phrase');
    expect(book({ contactWords: [] })).not.toHaveProperty('relatedPhrases');
  });

  it('needs an id that can be one', () => {
    expect(v.safeParse(wireBook, { bookName: '甲' }).success).toBe(false);
    expect(v.safeParse(wireBook, { bookId: '../1', bookName: '甲' }).success).toBe(false);
    expect(v.safeParse(wireBook, 'book').success).toBe(false);
  });
});

describe('a book in a list', () => {
  it('is read from a recommendation [ENT-35]', () => {
    const wire = {
      title: '山中灯火',
      author: '许半山',
      bookid: 1001,
      cover: '/c.svg',
      desc: '一盏灯',
      category: '奇幻',
      status: 0,
    };
    expect(brief(wire)).toEqual({
      bookId: '1001',
      title: '山中灯火',
      author: '许半山',
      coverUrl: '/c.svg',
      description: '一盏灯',
      category: '奇幻',
      status: 'ongoing',
      wordCount: 0,
    });
  });

  it('is read by the first spelling that is not empty [ENT-01]', () => {
    expect(
      brief({ bookId: '', bid: 2, bookName: '', title: '乙', authorName: '丁', imgUrl: '', coverUrl: 'x' }),
    ).toMatchObject({
      bookId: '2',
      title: '乙',
      author: '丁',
      coverUrl: 'x',
    });
    expect(brief({}).bookId).toBe('');
  });
});
