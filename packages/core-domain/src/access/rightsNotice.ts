import type { AccessGrant, ChapterAccess } from './bookAccess.ts';

const NOTICES: Readonly<Partial<Record<AccessGrant, string>>> = {
  'limited-free': '本书限时免费，快来阅读吧',
  'super-member': '您是超级会员，本书免费读',
  'new-user-member': '您是新人福利会员，本书免费读',
  'monthly-member': '您是会员，本书免费读',
  'free-card-member': '您是会员，本书免费读',
};

/** The notice of the right that opens a chapter; none for one that is free, bought or locked (D-007, D-194). */
export const rightsNotice = (access: ChapterAccess): string | undefined =>
  access.locked ? undefined : NOTICES[access.grant];

/** One notice for each time a book is opened: on its first chapter that a right opens. */
export function nextRightsNotice(
  wasTold: boolean,
  access: ChapterAccess,
): { wasTold: boolean; notice: string | undefined } {
  const notice = wasTold ? undefined : rightsNotice(access);
  return { wasTold: wasTold || notice !== undefined, notice };
}
