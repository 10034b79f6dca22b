import { messages } from '../error/messages.ts';
import { cutText } from '../text/cutText.ts';

export const SEARCH_MAX_LENGTH = 200;

export type KeywordCheck = { ok: true; keyword: string } | { ok: false; message: string };

/** The word to search for, trimmed and cut to what the box takes; a blank one is refused with its message [SEARCH-21]. */
export function searchKeyword(text: string): KeywordCheck {
  const keyword = cutText(text.trim(), SEARCH_MAX_LENGTH).trim();
  return keyword === '' ? { ok: false, message: messages.blankKeyword } : { ok: true, keyword };
}
