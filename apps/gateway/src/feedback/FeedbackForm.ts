export const MAX_WORDS = 1000;
export const MAX_CONTACT = 100;

/** Longer than any platform's number or device's id. */
const MAX_SENDER = 64;

/** What the feedback page was opened with, and what was written on it (D-159). */
export interface FeedbackForm {
  /** Of the page that it was written on: sent twice it is kept once. Empty where it is none of ours. */
  id: string;
  words: string;
  /** How the reader may be answered; empty where they did not say. */
  contact: string;
  /** The wire's number of host and system. */
  platform: string;
  /** Random id of the browser. */
  device: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A NUL is nothing that anybody wrote, and PostgreSQL keeps none. */
const cut = (text: string, length: number): string => [...text.replaceAll('\0', '').trim()].slice(0, length).join('');

/** The fields of the page's address or form; what is too long is cut, so that nothing written is lost whole. */
export const parseFeedbackForm = (fields: URLSearchParams): FeedbackForm => ({
  id: UUID.exec(fields.get('id') ?? '')?.[0] ?? '',
  words: cut(fields.get('words') ?? '', MAX_WORDS),
  contact: cut(fields.get('contact') ?? '', MAX_CONTACT),
  platform: cut(fields.get('pf') ?? '', MAX_SENDER),
  device: cut(fields.get('sn') ?? '', MAX_SENDER),
});
