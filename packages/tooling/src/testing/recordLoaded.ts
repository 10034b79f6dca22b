import type { BrowserCommand } from 'vitest/node';

/** What vitest keeps of each test file for `--sinceLastRun`; of those that ran in a browser it asks nobody. */
interface RecordedModules {
  record: (project: object, testFile: string, modules: readonly string[]) => void;
}

/**
 * Has vitest record what a test file loaded in its browser, as it does by itself of those in Node, so that
 * `--sinceLastRun` runs those alone that a change can break.
 */
export const recordLoaded: BrowserCommand<[addresses: readonly string[]]> = async (
  { project, testPath },
  addresses,
) => {
  if (testPath === undefined) return;
  const { moduleGraph } = project.vite.environments.client;
  const modules = await Promise.all(
    addresses.map(async (address) => {
      const { pathname, search } = new URL(address);
      return (await moduleGraph.getModuleByUrl(pathname + search))?.id ?? undefined;
    }),
  );
  const { _dependencies: recorded } = project.vitest.cache as unknown as { _dependencies: RecordedModules };
  recorded.record(project, testPath, [testPath, ...modules.filter((id) => id !== undefined)]);
};
