import type { CatalogRowProps } from './CatalogRow.tsx';
import styles from './CatalogRow.module.css';

export type WrittenRow = Pick<CatalogRowProps, 'title' | 'lockText' | 'current' | 'href'>;

function create(tag: 'a' | 'button'): HTMLElement {
  const row = document.createElement(tag);
  if (row instanceof HTMLButtonElement) row.type = 'button';
  row.className = styles['row'] ?? '';
  row.appendChild(document.createElement('span')).className = styles['title'] ?? '';
  return row;
}

/** A text that stands is laid out again sooner than a new one. */
function writeTitle(row: HTMLElement, title: string): void {
  const box = row.firstElementChild;
  if (box?.firstChild) box.firstChild.nodeValue = title;
  else box?.appendChild(document.createTextNode(title));
}

function createLock(): HTMLElement {
  const lock = document.createElement('i');
  lock.className = styles['lock'] ?? '';
  lock.setAttribute('role', 'img');
  return lock;
}

function writeLock(row: HTMLElement, lockText: string | undefined): void {
  const standing = row.querySelector('i');
  if (lockText === undefined) standing?.remove();
  else (standing ?? row.appendChild(createLock())).setAttribute('aria-label', lockText);
}

/**
 * Writes a chapter into a row as `CatalogRow` draws it, many times as fast as a rendering: into the one that stands, or
 * into a new one where none does or a link has to become a button. What holds the rows follows their links and presses.
 */
export function writeCatalogRow(standing: Element | null, { title, lockText, current, href }: WrittenRow): HTMLElement {
  const tag = href === undefined ? 'button' : 'a';
  const row = standing instanceof HTMLElement && standing.localName === tag ? standing : create(tag);
  writeTitle(row, title);
  if (href !== undefined) row.setAttribute('href', href);
  if (current) row.setAttribute('aria-current', 'true');
  else row.removeAttribute('aria-current');
  // The finger was on another chapter.
  row.removeAttribute('data-pressed');
  writeLock(row, lockText);
  return row;
}
