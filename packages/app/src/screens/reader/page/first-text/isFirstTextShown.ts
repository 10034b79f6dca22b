import { FIRST_TEXT_ID } from './removeFirstText.ts';

/** Whether the server's text is what the reader sees: its page may have been sent to a device that resumes elsewhere. */
export function isFirstTextShown(): boolean {
  const text = document.getElementById(FIRST_TEXT_ID);
  return text !== null && getComputedStyle(text).display !== 'none';
}
