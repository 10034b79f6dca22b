import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Row {
  id: string;
  area: string;
  text: string;
  layers: readonly string[];
}

const ID = /^[A-Z][A-Z0-9]*-\d+$/;

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.replace(/<a id="[^"]*"><\/a>/g, '').trim());

/** The rows of the area pages in `docs/spec`: tables of ID, what holds, why, layer. */
export function loadRows(root: string): Map<string, Row> {
  const folder = join(root, 'docs/spec');
  const rows = new Map<string, Row>();
  for (const page of readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'decisions.md')) {
    for (const line of readFileSync(join(folder, page), 'utf8').split('\n')) {
      const [id = '', text = '', , layers = ''] = cellsOf(line);
      if (!ID.test(id) || layers === '') continue;
      rows.set(id, {
        id,
        area: id.slice(0, id.lastIndexOf('-')),
        text,
        layers: layers.split(',').map((layer) => layer.trim()),
      });
    }
  }
  return rows;
}
