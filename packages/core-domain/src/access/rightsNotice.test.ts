import { describe, expect, it } from 'vitest';
import type { AccessGrant, ChapterAccess } from './bookAccess.ts';
import { nextRightsNotice, rightsNotice } from './rightsNotice.ts';

const opened = (grant: AccessGrant): ChapterAccess => ({ locked: false, grant });

describe('the notice of a right', () => {
  it.each<[AccessGrant, string]>([
    ['limited-free', '本书限时免费，快来阅读吧'],
    ['super-member', '您是超级会员，本书免费读'],
    ['new-user-member', '您是新人福利会员，本书免费读'],
    ['monthly-member', '您是会员，本书免费读'],
    ['free-card-member', '您是会员，本书免费读'],
  ])('of %s says %s', (grant, text) => {
    expect(rightsNotice(opened(grant))).toBe(text);
  });

  it.each<AccessGrant>([
    'free-quota',
    'free-chapter',
    'unpriced-chapter',
    'bought-chapter',
    'bought-book',
    'free-book',
  ])('is not given for %s', (grant) => {
    expect(rightsNotice(opened(grant))).toBeUndefined();
  });

  it('a notice is not given for a locked chapter', () => {
    expect(rightsNotice({ locked: true, reason: 'unpaid' })).toBeUndefined();
  });
});

describe('while a book is open', () => {
  it('a notice is told once, on the first chapter that a right opens', () => {
    const chapters = [opened('free-chapter'), opened('super-member'), opened('super-member'), opened('limited-free')];
    const told: (string | undefined)[] = [];
    let wasTold = false;
    for (const access of chapters) {
      const next = nextRightsNotice(wasTold, access);
      told.push(next.notice);
      wasTold = next.wasTold;
    }
    expect(told).toEqual([undefined, '您是超级会员，本书免费读', undefined, undefined]);
    expect(wasTold).toBe(true);
  });

  it('stays untold while chapters are free by themselves', () => {
    expect(nextRightsNotice(false, opened('free-chapter'))).toEqual({ wasTold: false, notice: undefined });
  });
});
