import type { GuestMerge } from './mergeGuest.ts';

export type MergePrompts = Readonly<Record<string, string>>;

export const guestPromptTexts = {
  question: '是否合并游客书籍？',
  close: '我知道了',
  manage: '管理书籍',
} as const;

const own = (prompts: MergePrompts, userId: string): string | undefined =>
  Object.hasOwn(prompts, userId) ? prompts[userId] : undefined;

/** Asked once a user and day, and only where the books do not fit [SHELFMERGE-03]. */
export const mayPrompt = (merge: GuestMerge, prompts: MergePrompts, userId: string, today: string): boolean =>
  merge.kind === 'too-many' && own(prompts, userId) !== today;

/** The prompts after the question was shown [SHELFMERGE-06]; those of other days are forgotten. */
export function markPrompted(prompts: MergePrompts, userId: string, today: string): MergePrompts {
  const others = Object.entries(prompts).filter(([user, day]) => user !== userId && day === today);
  return Object.fromEntries([...others, [userId, today]]);
}

export function parseMergePrompts(stored: unknown): MergePrompts {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, day]) => typeof day === 'string'));
}
