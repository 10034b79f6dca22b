import { readFileSync } from 'node:fs';
import { parseModule, type ParsedModule } from './parseModule.ts';

type Resolve = (from: string, request: string) => string | undefined;

/**
 * Walks from the entries: inside `traced` from declaration to declaration; any other module is taken whole, except that
 * it passes on of its re-exports only those that are asked for.
 */
export function reachedNames(
  entries: readonly string[],
  traced: string,
  resolve: Resolve,
): ReadonlyMap<string, ReadonlySet<string>> {
  const modules = new Map<string, ParsedModule>();
  const moduleOf = (file: string): ParsedModule => {
    const known = modules.get(file) ?? parseModule(file, readFileSync(file, 'utf8'));
    modules.set(file, known);
    return known;
  };
  const mentions = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  const mentionsOf = (file: string): ReadonlyMap<string, ReadonlySet<string>> => {
    const known = mentions.get(file) ?? moduleOf(file).mentions();
    mentions.set(file, known);
    return known;
  };

  const reached = new Map<string, Set<string>>();
  const queue: [file: string, name: string][] = entries.map((file) => [file, '*']);
  const ask = (from: string, request: string, name: string): void => {
    const file = resolve(from, request);
    if (file) queue.push([file, name]);
  };

  const visitTraced = (file: string, name: string): void => {
    const { imports, exports } = moduleOf(file);
    const local = exports.get(name) ?? name;
    // A declaration may be one of several of its name, such as a value and its type; statements run with each of them.
    for (const used of [local, '']) {
      for (const mentioned of mentionsOf(file).get(used) ?? []) {
        const imported = imports.get(mentioned);
        if (imported) ask(file, imported.from, imported.name);
        else if (mentionsOf(file).has(mentioned)) queue.push([file, mentioned]);
      }
    }
  };

  const visitWhole = (file: string, isExport: boolean): void => {
    const { imports, wholes, reexports, stars } = moduleOf(file);
    for (const { from, name } of imports.values()) ask(file, from, name);
    for (const from of wholes) ask(file, from, '*');
    if (!isExport) return;
    for (const { from, name } of reexports.values()) ask(file, from, name);
    for (const from of stars) ask(file, from, '*');
  };

  for (let next = queue.pop(); next; next = queue.pop()) {
    const [file, name] = next;
    const names = reached.get(file) ?? new Set();
    reached.set(file, names);
    if (names.has(name)) continue;
    names.add(name);

    const { reexports, exports, stars } = moduleOf(file);
    const passedOn = reexports.get(name);
    if (passedOn) {
      ask(file, passedOn.from, passedOn.name);
      continue;
    }
    if (!exports.has(name)) for (const from of stars) ask(file, from, name);
    if (!file.startsWith(traced)) visitWhole(file, name === '*');
    else if (name === '*') for (const each of [...exports.keys(), ...reexports.keys()]) queue.push([file, each]);
    else visitTraced(file, name);
  }
  return reached;
}
