import type { Rolldown } from 'vite';

/** Parts up to this size (bytes of minified code) are fetched ahead, beside whatever the page starts with. */
const LARGEST_KEPT = 64_000;

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** What the page loads before anything else: its entries and all that they import. */
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

/** The files of a build as paths: those that open the application without a network, and those too large for that. */
export function builtFiles(bundle: Bundle): { kept: string[]; onDemand: string[] } {
  const start = startOf(bundle);
  const isKept = (name: string): boolean => {
    const file = bundle[name];
    return start.has(name) || file?.type !== 'chunk' || Buffer.byteLength(file.code) <= LARGEST_KEPT;
  };
  const names = Object.keys(bundle).filter(isServed).sort();
  return { kept: paths(names.filter(isKept)), onDemand: paths(names.filter((name) => !isKept(name))) };
}
