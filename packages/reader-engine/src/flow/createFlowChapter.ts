import { createTextIndex } from '../page/createTextIndex.ts';
import { setProperties } from '../page/textSetting.ts';
import { fitPictures } from './fitPictures.ts';
import type { FlowChapter, FlowSetting } from './FlowChapter.ts';
import { pagesFromStarts } from './pagesFromStarts.ts';

/** Space between two columns, px: no page shows a part of its neighbour. */
const COLUMN_GAP = 32;

/** Chinese falls into a grid; Latin words torn apart to fill narrow lines do not read well. */
function alignment(text: string): string {
  const han = text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  return han * 3 > text.length ? 'justify' : 'start';
}

const pitchOf = ({ geometry }: FlowSetting): number => geometry.text.column + COLUMN_GAP;

const columnStyle = ({ geometry, style }: FlowSetting): Record<string, string> => ({
  'line-break': 'strict',
  'overflow-wrap': 'break-word',
  position: 'absolute',
  left: `${geometry.left}px`,
  top: `${geometry.top}px`,
  width: `${geometry.text.column}px`,
  height: `${geometry.text.height}px`,
  overflow: 'hidden',
  'column-width': `${geometry.text.column}px`,
  'column-gap': `${COLUMN_GAP}px`,
  'column-fill': 'auto',
  font: `400 ${geometry.fontSize}px/${geometry.text.lineHeight}px ${style.fontFamily}`,
});

export interface FlowSource {
  /** Cleaned, with pictures of known size. */
  content: DocumentFragment;
  /** Class name under which the book's css holds. */
  className: string;
}

/** A chapter of cleaned markup in columns or in one flow. */
export function createFlowChapter(document: Document, { content, className }: FlowSource): FlowChapter {
  const boxes = new WeakSet<Element>();
  const align = alignment(content.textContent ?? '');

  const createBox = (setting: FlowSetting): HTMLElement => {
    const box = document.createElement('div');
    box.className = className;
    box.appendChild(content.cloneNode(true));
    setProperties(box, { ...columnStyle(setting), 'text-align': align });
    fitPictures(box, { width: setting.geometry.text.column, height: setting.geometry.text.height });
    boxes.add(box);
    return box;
  };

  return {
    hasHeading: content.querySelector('h1, h2, h3') !== null,
    layOut: (host, setting) => {
      const box = createBox(setting);
      box.style.visibility = 'hidden';
      host.appendChild(box);
      const pitch = pitchOf(setting);
      const count = Math.max(1, Math.round((box.scrollWidth + COLUMN_GAP) / pitch));
      const { left } = box.getBoundingClientRect();
      const characters = createTextIndex(box);
      const starts = Array.from({ length: count }, (_, page) =>
        page === 0 ? 0 : characters.firstWhere((drawn) => drawn.left - left >= page * pitch - 1),
      );
      box.remove();
      return pagesFromStarts(starts);
    },
    drawPage: (into, setting, page) => {
      const known = into.firstElementChild;
      const isMine = known instanceof HTMLElement && boxes.has(known);
      const box = isMine ? known : createBox(setting);
      if (isMine) setProperties(box, columnStyle(setting));
      else {
        into.textContent = '';
        into.appendChild(box);
      }
      box.scrollLeft = page * pitchOf(setting);
    },
    fill: (into, setting) => {
      into.className = className;
      into.style.textAlign = align;
      into.appendChild(content.cloneNode(true));
      fitPictures(into, { width: setting.geometry.text.column, height: setting.geometry.text.height });
    },
  };
}
