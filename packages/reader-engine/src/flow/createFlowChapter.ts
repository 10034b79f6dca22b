import { createTextIndex } from '../drawing/createTextIndex.ts';
import { setProperties } from '../drawing/textSetting.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import { ID_PREFIX } from './cleanMarkup.ts';
import { findNote } from './findNote.ts';
import { fitPictures } from './fitPictures.ts';
import { fitTables, type TableFit } from './fitTables.ts';
import type { FlowChapter } from './FlowChapter.ts';
import { focusShownLinks } from './focusShownLinks.ts';
import { linkOf } from './linkOf.ts';
import { measureTables } from './measureTables.ts';
import { pagesFromStarts } from './pagesFromStarts.ts';

/** Chinese falls into a grid; Latin words torn apart to fill narrow lines do not read well. */
function alignment(text: string): string {
  const han = text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  return han * 3 > text.length ? 'justify' : 'start';
}

const pitchOf = (geometry: PageGeometry): number => geometry.text.column + geometry.gap;

const columnStyle = (geometry: PageGeometry): Record<string, string> => ({
  'line-break': 'strict',
  'overflow-wrap': 'break-word',
  position: 'absolute',
  left: `${geometry.left}px`,
  top: `${geometry.top}px`,
  width: `${geometry.columns * (geometry.text.column + geometry.gap) - geometry.gap}px`,
  height: `${geometry.text.height}px`,
  overflow: 'hidden',
  'column-width': `${geometry.text.column}px`,
  'column-gap': `${geometry.gap}px`,
  'column-fill': 'auto',
  font: geometry.bodyFont,
});

export interface FlowSource {
  content: DocumentFragment;
  className: string;
}

const columnsIn = (box: HTMLElement, geometry: PageGeometry): number =>
  Math.max(1, Math.round((box.scrollWidth + geometry.gap) / (geometry.text.column + geometry.gap)));

/** A last spread of one column could not be moved to the left edge: an empty column is put behind it. */
function fillLastSpread(box: HTMLElement, geometry: PageGeometry): void {
  if (columnsIn(box, geometry) % geometry.columns === 0) return;
  const empty = box.ownerDocument.createElement('div');
  setProperties(empty, { 'break-before': 'column', height: '1px' });
  box.appendChild(empty);
}

function offsetBefore(content: DocumentFragment, element: Element): number {
  const range = content.ownerDocument.createRange();
  range.setStart(content, 0);
  range.setEndBefore(element);
  return range.toString().length;
}

/**
 * Has the browser lay markup out in columns: a page is a column of one box, and a turn scrolls the box. Pages are found
 * by the first character of each column in a hidden copy, so that places count characters as in plain text.
 */
export function createFlowChapter(document: Document, { content, className }: FlowSource): FlowChapter {
  const boxes = new WeakSet<Element>();
  const align = alignment(content.textContent ?? '');
  const tableFits = new Map<string, readonly TableFit[]>();

  const fit = (root: ParentNode, geometry: PageGeometry): void => {
    const { column: width, height } = geometry.text;
    const room = { className, font: geometry.bodyFont, width };
    const key = `${width} ${room.font}`;
    const fits = tableFits.get(key) ?? measureTables(document, content, room);
    tableFits.set(key, fits);
    fitPictures(root, { width, height }, geometry.fontSize);
    fitTables(root, fits);
  };

  const createBox = (geometry: PageGeometry): HTMLElement => {
    const box = document.createElement('div');
    box.className = className;
    box.appendChild(content.cloneNode(true));
    setProperties(box, { ...columnStyle(geometry), 'text-align': align });
    fit(box, geometry);
    boxes.add(box);
    return box;
  };

  const elementOf = (id: string): Element | null => {
    if (id === '') return null;
    return Array.from(content.querySelectorAll('[id]')).find((element) => element.id === ID_PREFIX + id) ?? null;
  };

  return {
    hasHeading: content.querySelector('h1, h2, h3') !== null,
    layOut: (host, geometry) => {
      const box = createBox(geometry);
      box.style.visibility = 'hidden';
      host.appendChild(box);
      const pitch = pitchOf(geometry);
      const count = columnsIn(box, geometry);
      const { left } = box.getBoundingClientRect();
      const characters = createTextIndex(box);
      const starts = Array.from({ length: count }, (_, page) =>
        page === 0 ? 0 : characters.firstWhere((drawn) => drawn.left - left >= page * pitch - 1),
      );
      box.remove();
      return pagesFromStarts(starts);
    },
    drawPage: (into, geometry, page) => {
      const known = into.firstElementChild;
      const isMine = known instanceof HTMLElement && boxes.has(known);
      const box = isMine ? known : createBox(geometry);
      if (isMine) setProperties(box, columnStyle(geometry));
      else {
        into.textContent = '';
        into.appendChild(box);
        fillLastSpread(box, geometry);
      }
      box.scrollLeft = page * pitchOf(geometry);
      focusShownLinks(box);
    },
    fill: (into, geometry) => {
      into.className = className;
      into.style.textAlign = align;
      into.appendChild(content.cloneNode(true));
      fit(into, geometry);
    },
    offsetOf: (id) => {
      const element = elementOf(id);
      return element ? offsetBefore(content, element) : undefined;
    },
    linkOf,
    noteOf: (id) => {
      const element = elementOf(id);
      return element ? findNote(element, className) : undefined;
    },
    withTexts: (replace) => {
      const changed = document.createDocumentFragment();
      changed.appendChild(content.cloneNode(true));
      const walker = document.createTreeWalker(changed, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) node.data = replace(node.data);
      }
      return createFlowChapter(document, { content: changed, className });
    },
  };
}
