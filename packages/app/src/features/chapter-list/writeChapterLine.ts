import { writeCatalogRow } from '@shuye/ui';
import type { ChapterLineProps } from './ChapterLine.tsx';
import styles from './ChapterLine.module.css';

const asItIs = (title: string): string => title;

function writeVolume(existing: Element | null, title: string): HTMLElement {
  const heading = existing instanceof HTMLHeadingElement ? existing : document.createElement('h2');
  heading.className = styles['volume'] ?? '';
  heading.textContent = title;
  return heading;
}

function createLine(): HTMLElement {
  const line = document.createElement('li');
  line.className = styles['line'] ?? '';
  return line;
}

export function writeChapterLine(
  existing: HTMLElement | undefined,
  { row, currentId, titleOf = asItIs, lockText, linkTo }: ChapterLineProps,
): HTMLElement {
  const line = existing ?? createLine();
  const before = line.firstElementChild;
  const content =
    row.kind === 'volume'
      ? writeVolume(before, titleOf(row.title))
      : writeCatalogRow(before, {
          title: titleOf(row.chapter.title),
          lockText: lockText(row.chapter),
          current: row.chapter.chapterId === currentId,
          href: linkTo(row.chapter).href,
        });
  if (content !== before) {
    before?.remove();
    line.appendChild(content);
  }
  return line;
}
