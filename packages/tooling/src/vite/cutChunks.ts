import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The screen that most first visits lead to: how the files of a build are cut serves its first text. */
const FIRST_SCREEN = 'ReaderScreen';

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/**
 * The modules that a build loads before the first screen can be drawn, after whatever is not used was left out. A build without that screen is cut for its entry; that the reader is there is held by `scripts/size.ts`.
 */
export function modulesOfFirstText(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): ReadonlySet<string> {
  const chunks = output.filter(isChunk);
  const start = chunks.filter(({ isEntry, name }) => isEntry || name === FIRST_SCREEN);
  const needed = new Set(start);
  // A set gives what is added to it while it is being walked.
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return new Set([...needed].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Cuts a build into few files: dozens of small ones cost requests, and pack worse. What the first text needs and other
 * screens share with it is one file, what many screens share beside it another. Which modules these are is asked of a
 * build that is cut along the imports alone and thrown away (ADR 0017).
 */
export function cutChunks(plain: InlineConfig): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let firstText: ReadonlySet<string> = new Set();
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
        firstText = modulesOfFirstText(output);
      },
    },
    groups: [
      { name: 'first', priority: 2, minShareCount: 2, minSize: 0, test: (id) => firstText.has(id) },
      // Without what its modules import: every page would load the group for the sake of what the entry needs of it.
      { name: 'shared', priority: 1, minShareCount: 6, minSize: 0, includeDependenciesRecursively: false },
    ],
  };
}
