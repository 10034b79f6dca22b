import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: readonly string[];
  isEntry?: boolean;
}

const SCREEN = /\/screens\/([^/]+)\/\w+Screen\.tsx$/;
const RESUME = /\/rendering\/resumePage\.ts$/;

/** A rendered page names them at its beginning, so that they come together and not one after the other. */
export function readScreenFiles(dist: string): ReadonlyMap<string, readonly string[]> {
  const record = join(dist, '.vite/manifest.json');
  if (!existsSync(record)) return new Map();
  const chunks = JSON.parse(readFileSync(record, 'utf8')) as Record<string, Chunk>;
  const filesOf = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks[name];
    if (!chunk || chunk.isEntry || found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };
  const names = Object.keys(chunks);
  const waking = names.filter((name) => RESUME.test(name)).flatMap((name) => [...filesOf(name)]);
  return new Map(
    names.flatMap((name) => {
      const screen = SCREEN.exec(name)?.[1];
      return screen === undefined ? [] : [[screen, [...new Set([...waking, ...filesOf(name)])]] as const];
    }),
  );
}
