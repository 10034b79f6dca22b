import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = '\0shuye-bound-react:';

/**
 * React is written in CommonJS. A bundler makes for every module that imports it an object with a getter for each of its
 * names, and asks a getter at each call of a hook. Behind a module with these names all others call them directly, and
 * what nobody calls is left out (ADR 0018).
 */
export function boundReact(): Plugin {
  const load = createRequire(import.meta.url);
  return {
    name: 'shuye-bound-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:-dom|\/jsx-runtime)?$/ },
      async handler(source, importer, options) {
        if (options.kind !== 'import-statement') return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { id: PREFIX + found.id, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const file = id.slice(PREFIX.length);
        const names = Object.keys(load(file) as object);
        return [
          `const react = require(${JSON.stringify(file)});`,
          'export default react;',
          ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => react.${name})();`),
        ].join('\n');
      },
    },
  };
}
