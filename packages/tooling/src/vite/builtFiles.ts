import type { Rolldown } from 'vite';

/** Larger parts, in bytes of minified code, are not fetched ahead. */
const LARGEST_KEPT = 64_000;

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

function startOf(bundle: Bundle): ReadonlySet<string> {
  const names = new Set(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
  );
  // A set gives what is added to it while it is being walked.
  for (const name of names) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) names.add(imported);
  }
  return names;
}

const isServed = (name: string): boolean => name.startsWith('assets/') && !name.endsWith('.map');

const paths = (names: readonly string[]): string[] => names.map((name) => `/${name}`);

/** `kept` opens the application without a network; `onDemand` is too large for that. */
export function builtFiles(bundle: Bundle): { kept: string[]; onDemand: string[] } {
  const start = startOf(bundle);
  const isKept = (name: string): boolean => {
    const file = bundle[name];
    return start.has(name) || file?.type !== 'chunk' || Buffer.byteLength(file.code) <= LARGEST_KEPT;
  };
  const names = Object.keys(bundle).filter(isServed).sort();
  return { kept: paths(names.filter(isKept)), onDemand: paths(names.filter((name) => !isKept(name))) };
}
