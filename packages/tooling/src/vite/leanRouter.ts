import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/** Statements at the top of a module that keep a component nobody uses. */
const CREATED = /^((?:var|const|let) \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm;
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/**
 * What a build takes of react-router. The package sends every bundler to its development build, which warns and
 * explains; beside it lies the production build. In both, each component is made by a call that a bundler must take for
 * one with effects, so forms, prefetching links and their like stay in a page that uses none of them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'shuye-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code.replace(CREATED, '$1/* @__PURE__ */ $2').replace(NAMED, (line) => ' '.repeat(line.length)),
        map: null,
      }),
    },
  };
}
