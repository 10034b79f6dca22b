import { archiveLimits } from './archiveLimits.ts';
import { hostile } from './hostile.ts';
import { parseDirectory } from './parseDirectory.ts';
import { unpackEntry, unpackHead } from './unpackEntry.ts';

/** Files are unpacked one by one when they are asked for; names are found in letters of the other case where need be. */
export interface Archive {
  names: readonly string[];
  has: (name: string) => boolean;
  read: (name: string) => Uint8Array | undefined;
  /** Gives the first kilobyte, unchecked. */
  head: (name: string) => Uint8Array | undefined;
}

const HEAD = 1024;

/**
 * Opens a zip archive within the bounds of `archiveLimits`.
 * @throws ImportFailure, here or from `read`, for an archive that is damaged or built to do harm.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const entries = parseDirectory(bytes);
  const counted = new Set<string>();
  let total = 0;
  let spellings: ReadonlyMap<string, string> | undefined;
  const spelled = (name: string): string => {
    if (entries.has(name)) return name;
    spellings ??= new Map([...entries.keys()].reverse().map((entry) => [entry.toLowerCase(), entry]));
    return spellings.get(name.toLowerCase()) ?? name;
  };
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(spelled(name)),
    head: (name) => {
      const entry = entries.get(spelled(name));
      return entry && unpackHead(bytes, entry, HEAD);
    },
    read: (asked) => {
      const name = spelled(asked);
      const entry = entries.get(name);
      if (!entry) return undefined;
      const unpacked = unpackEntry(bytes, entry);
      if (!counted.has(name)) total += unpacked.length;
      counted.add(name);
      if (total > archiveLimits.total) throw hostile('The archive unpacks to more than 200 MB.', { reason: 'bomb' });
      return unpacked;
    },
  };
}
