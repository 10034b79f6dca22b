import { setProperties } from '../drawing/textSetting.ts';
import { fitTables, type TableFit } from './fitTables.ts';

/** No table is written smaller than this to fit, px; from there on its cells break their lines. */
const MIN_FONT = 12;
/** Room in which a table is as wide as it wants to be, px. */
const ENOUGH = 10_000;

/** Ways are tried beside smaller letters, the one that changes least first; the first that fits is taken. */
const WAYS: ReadonlyArray<Omit<TableFit, 'fontSize'>> = [
  { keepsShort: true, isTight: false, isCrowded: false },
  { keepsShort: true, isTight: true, isCrowded: false },
  { keepsShort: false, isTight: true, isCrowded: false },
  { keepsShort: false, isTight: true, isCrowded: true },
];

export interface TableRoom {
  className: string;
  font: string;
  /** Width of a line of text, px. */
  width: number;
}

const tablesIn = (root: ParentNode): HTMLTableElement[] => Array.from(root.querySelectorAll('table'));

/** Finds a way to bring each table into the width of a line; nothing stays in the document. */
export function measureTables(document: Document, content: DocumentFragment, room: TableRoom): readonly TableFit[] {
  const { className, font, width } = room;
  if (tablesIn(content).length === 0) return [];
  // Cut off: a phone would zoom out for something so wide, and every scroll would lose its place.
  const frame = document.createElement('div');
  setProperties(frame, { position: 'absolute', top: '0', left: '0', width: '0', height: '0', overflow: 'hidden' });
  const box = document.createElement('div');
  box.className = className;
  setProperties(box, { visibility: 'hidden', width: `${ENOUGH}px`, font });
  box.appendChild(content.cloneNode(true));
  frame.appendChild(box);
  document.body.appendChild(frame);
  const tables = tablesIn(box);
  const sizes = tables.map((table) => {
    const own = parseFloat(getComputedStyle(table).fontSize);
    const wanted = table.offsetWidth;
    return wanted <= width ? undefined : Math.min(own, Math.max(MIN_FONT, Math.floor((own * width) / wanted)));
  });
  box.style.width = `${width}px`;
  const fits = sizes.map((fontSize): TableFit => ({ fontSize, keepsShort: false, isTight: false, isCrowded: false }));
  let tooWide = tables.map((_, at) => at).filter((at) => sizes[at] !== undefined);
  for (const way of WAYS) {
    if (tooWide.length === 0) break;
    for (const at of tooWide) fits[at] = { ...way, fontSize: sizes[at] };
    box.textContent = '';
    box.appendChild(content.cloneNode(true));
    fitTables(box, fits);
    const drawn = tablesIn(box);
    tooWide = tooWide.filter((at) => (drawn[at]?.offsetWidth ?? 0) > width);
  }
  frame.remove();
  return fits;
}
