import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The screens that most first visits lead to: how the files of a build are cut serves them, in this order. */
const FIRST_SCREENS = { first: 'ReaderScreen', store: 'BookstoreScreen' } as const;

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/**
 * The modules that a build loads before a screen can be drawn, after whatever is not used was left out. A build without
 * that screen is cut for its entry; that the screens are there is held by `scripts/size.ts`.
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

/**
 * Cuts a build into few files: dozens of small ones cost requests, and pack worse. What the first text needs and other
 * screens share with it is one file, what the store needs and others share with it a second, what many screens share
 * beside these a third. Which modules these are is asked of a build that is cut along the imports alone and thrown away
 * (ADR 0017).
 */
export function cutChunks(plain: InlineConfig): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let firstText: ReadonlySet<string> = new Set();
  let store: ReadonlySet<string> = new Set();
  // What a module of the last two needs stays where it is: drawn along, a rule of the entry would bring all of them into every page.
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
        firstText = modulesOfScreen(output, FIRST_SCREENS.first);
        store = modulesOfScreen(output, FIRST_SCREENS.store);
      },
    },
    groups: [
      { name: 'first', priority: 3, minShareCount: 2, minSize: 0, test: (id) => firstText.has(id) },
      { name: 'store', priority: 2, minShareCount: 2, ...alone, test: (id) => store.has(id) },
      { name: 'shared', priority: 1, minShareCount: 6, ...alone },
    ],
  };
}
