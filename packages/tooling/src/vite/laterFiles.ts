import type { Plugin, ResolveModulePreloadDependenciesFn, Rolldown } from 'vite';

/**
 * Leaves out of the files that a script fetches ahead of a part those that it came with itself: their names are bytes, and
 * each costs a link in the page, which takes a phone some milliseconds (ADR 0017).
 */
export function laterFiles(): { plugin: Plugin; resolveDependencies: ResolveModulePreloadDependenciesFn } {
  let bundle: Rolldown.OutputBundle = {};

  const chunkOf = (file: string): Rolldown.OutputChunk | undefined => {
    const output = bundle[file];
    return output?.type === 'chunk' ? output : undefined;
  };

  /** A set gives what is added to it while it is being walked. */
  const filesOf = (script: string): ReadonlySet<string> => {
    const files = new Set([script]);
    for (const file of files) for (const name of chunkOf(file)?.imports ?? []) files.add(name);
    return files;
  };

  return {
    plugin: {
      name: 'shuye-later-files',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, output) {
          bundle = output;
        },
      },
    },
    resolveDependencies: (part, files, { hostId, hostType }) => {
      if (hostType === 'html') return files;
      const present = filesOf(hostId);
      const later = files.filter((file) => !present.has(file) && chunkOf(file)?.isEntry !== true);
      // What is alone is asked for by its import, just as early.
      return later.length === 1 && later[0] === part ? [] : later;
    },
  };
}
