import { setProperties } from '../drawing/textSetting.ts';

/** Words with single spaces between them; blanks that a file is indented with are none. */
const PARTED = /^\S+(?: \S+)+$/;

/**
 * Has a heading that needs more than one line part at its spaces first, so that its number stands alone, then into lines
 * of about the same length. Its text stays what it is.
 */
export function partHeading(heading: HTMLElement): void {
  setProperties(heading, { 'text-wrap': 'balance' });
  const text = heading.textContent;
  if (heading.childElementCount > 0 || !PARTED.test(text)) return;
  heading.textContent = '';
  text.split(' ').forEach((words, at) => {
    const part = heading.ownerDocument.createElement('span');
    part.style.cssText = 'display:inline-block;max-width:100%;text-indent:0';
    part.textContent = words;
    heading.append(at > 0 ? ' ' : '', part);
  });
}
