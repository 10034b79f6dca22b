import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

export const STYLES_ENTRY = 'shuye:styles';

const isComponent = (file: string): boolean => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file);

/** Resolves `STYLES_ENTRY`. A lazily imported screen is imported at once here, since a stylesheet has no lazy parts. */
export const allStyles = (src = resolve('src')): Plugin => ({
  name: 'all-styles',
  setup(build) {
    build.onResolve({ filter: /^shuye:styles$/ }, () => ({ path: 'styles', namespace: 'shuye', sideEffects: true }));
    build.onLoad({ filter: /.*/, namespace: 'shuye' }, () => {
      const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
      const components = files.filter(isComponent).filter((file) => !file.startsWith(`testing${sep}`));
      // Exported, since a package without side effects loses an import that nothing uses, and its styles with it.
      const used = components
        .toSorted()
        .map((file, index) => `export * as c${index} from ${JSON.stringify(join(src, file))};`);
      return { contents: [`import './styles.css';`, ...used].join('\n'), resolveDir: src, loader: 'js' };
    });
  },
});
