import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** How the files of a build are cut serves these two, since most first visits lead to them. */
const FIRST_SCREENS = { reader: 'ReaderScreen', store: 'BookstoreScreen' } as const;

/** The screen that shares most with the others where readers pay; and those that do not load that to show a book. */
const PAYING_SCREEN = 'BuyMemberScreen';
const NOT_PAYING = ['MainTabs', 'CoverScreen', 'ShelfScreen', 'MyselfScreen'];

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/**
 * Gives the modules that are loaded before a screen can be drawn. A build without that screen is cut for its entry;
 * that the screens are there is held by `scripts/size.ts`.
 */
export function modulesOfScreen(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  screen: string,
): ReadonlySet<string> {
  const chunks = output.filter(isChunk);
  const start = chunks.filter(({ isEntry, name }) => isEntry || name === screen);
  const needed = new Set(start);
  // A set gives what is added to it while it is being walked.
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return new Set([...needed].flatMap(({ moduleIds }) => moduleIds));
}

export function sharedByScreen(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  screen: string,
): ReadonlySet<string> {
  const shared = new Set(modulesOfScreen(output, screen));
  for (const chunk of output.filter(isChunk)) {
    if (chunk.name === screen) chunk.moduleIds.forEach((id) => shared.delete(id));
  }
  return shared;
}

/**
 * Cuts a build into few files: dozens of small ones cost requests, and pack worse. What the reader's first text needs and
 * shares with others is one file with the entry, what the store needs and others share with it a second, what many
 * screens share beside these a third, and what three of the screens where readers pay share, and no page that shows a book, a
 * fourth. Which modules these are is asked of a build that is cut along the imports alone
 * and thrown away (ADR 0017).
 */
export function cutChunks(plain: InlineConfig): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let entry: ReadonlySet<string> = new Set();
  let store: ReadonlySet<string> = new Set();
  let paying: ReadonlySet<string> = new Set();
  // A dependency of the last two groups stays where it is: otherwise a rule of the entry would bring all of them into
  // every page.
  const alone = { minSize: 0, includeDependenciesRecursively: false };
  return {
    plugin: {
      name: 'shuye-cut-chunks',
      apply: 'build',
      async configResolved({ root }) {
        const { output } = (await build({
          ...plain,
          root,
          configFile: false,
          logLevel: 'silent',
          build: { ...plain.build, write: false, minify: false, reportCompressedSize: false },
        })) as Rolldown.RolldownOutput;
        entry = sharedByScreen(output, FIRST_SCREENS.reader);
        store = modulesOfScreen(output, FIRST_SCREENS.store);
        const elsewhere = new Set(NOT_PAYING.flatMap((screen) => [...modulesOfScreen(output, screen)]));
        paying = new Set([...modulesOfScreen(output, PAYING_SCREEN)].filter((id) => !elsewhere.has(id)));
      },
    },
    groups: [
      { name: 'index', priority: 3, minSize: 0, test: (id) => entry.has(id) },
      { name: 'store', priority: 2, minShareCount: 2, ...alone, test: (id) => store.has(id) },
      { name: 'shared', priority: 1, minShareCount: 15, ...alone },
      { name: 'paying', minShareCount: 3, ...alone, test: (id) => paying.has(id) },
    ],
  };
}
