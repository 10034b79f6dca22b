import { describe, expect, it } from 'vitest';
import { createStretches } from './createStretches.ts';

const stretches = () => createStretches({ bookId: '1001', format: 1 });

describe('stretches of reading', () => {
  it('are one a chapter, with the moment they began [PROG-12]', () => {
    const made = stretches();
    made.be('c1', 1000);
    made.add(12_300);
    made.be('c2', 13_300);
    made.add(5000);
    expect(made.take(20_000)).toEqual([
      { timeType: 1, objectType: 1, bookId: '1001', chapterId: 'c1', startedAt: 1000, seconds: 12 },
      { timeType: 1, objectType: 1, bookId: '1001', chapterId: 'c2', startedAt: 13_300, seconds: 5 },
    ]);
    expect(made.take(20_000)).toEqual([]);
  });

  it('go on in the same chapter after they were taken', () => {
    const made = stretches();
    made.be('c1', 0);
    made.add(4000);
    made.take(4000);
    made.be('c1', 4500);
    made.add(3000);
    expect(made.take(9000)).toMatchObject([{ chapterId: 'c1', startedAt: 4000, seconds: 3 }]);
  });

  it('of less than a second are dropped', () => {
    const made = stretches();
    made.be('c1', 0);
    made.add(999);
    made.be('c2', 1000);
    expect(made.take(1000)).toEqual([]);
  });

  it('are not of time in which no chapter was there', () => {
    const made = stretches();
    made.be(undefined, 0);
    made.add(9000);
    expect(made.pending()).toEqual([]);
    made.be('c1', 9000);
    made.add(2000);
    expect(made.take(11_000)).toMatchObject([{ seconds: 2 }]);
  });

  it('show what was not taken, with the one that goes on, and are forgotten when they were delivered elsewhere', () => {
    const made = stretches();
    made.be('c1', 0);
    made.add(2000);
    expect(made.pending()).toMatchObject([{ chapterId: 'c1', seconds: 2 }]);
    made.be('c2', 2000);
    made.add(3000);
    expect(made.pending()).toMatchObject([{ seconds: 2 }, { chapterId: 'c2', seconds: 3 }]);
    made.drop(4000);
    expect(made.pending()).toEqual([]);
    made.add(1000);
    expect(made.take(5000)).toMatchObject([{ chapterId: 'c2', startedAt: 4000, seconds: 1 }]);
  });
});
