import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { createInputs, JourneyInputs } from './createInputs.ts';

interface JourneyRecord extends Omit<JourneyInputs, 'sources'> {
  /** Places in the list of paths; undefined for all. */
  sources: number[] | undefined;
  digest: string;
}

interface Stored {
  paths: string[];
  journeys: Record<string, JourneyRecord>;
}

function readStored(file: string): Stored {
  try {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch {
    // What a run left that was cut off tells nothing: all journeys run.
  }
  return { paths: [], journeys: {} };
}

/** What journeys ran with when they last passed, by their ids; kept in a file of this machine. */
export function journeyRecords(file: string, { digest }: Pick<ReturnType<typeof createInputs>, 'digest'>) {
  const { paths, journeys } = readStored(file);
  const places = new Map(paths.map((path, at) => [path, at]));
  const placeOf = (path: string): number => {
    const known = places.get(path) ?? paths.push(path) - 1;
    places.set(path, known);
    return known;
  };
  const inputsOf = ({ spec, sources }: JourneyRecord): JourneyInputs => ({
    spec,
    sources: sources?.map((place) => paths[place] ?? ''),
  });
  return {
    passed: (id: string, inputs: JourneyInputs): void => {
      journeys[id] = { spec: inputs.spec, sources: inputs.sources?.map(placeOf), digest: digest(inputs) };
    },
    failed: (id: string): void => {
      delete journeys[id];
    },
    /** The journeys that passed with what is there now. */
    unchanged: (): string[] =>
      Object.entries(journeys).flatMap(([id, record]) => (digest(inputsOf(record)) === record.digest ? [id] : [])),
    save: (): void => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ paths, journeys }));
      renameSync(`${file}.new`, file);
    },
  };
}
