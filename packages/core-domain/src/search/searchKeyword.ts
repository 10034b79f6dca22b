import { messages } from '../error/messages.ts';

export const SEARCH_MAX_LENGTH = 200;

export type KeywordCheck = { ok: true; keyword: string } | { ok: false; message: string };

/** The word to search for, trimmed and cut to what the box takes; a blank one is refused with its message [SEARCH-21]. */
export function searchKeyword(text: string): KeywordCheck {
  const keyword = text.trim().slice(0, SEARCH_MAX_LENGTH).trim();
  return keyword === '' ? { ok: false, message: messages.blankKeyword } : { ok: true, keyword };
}
