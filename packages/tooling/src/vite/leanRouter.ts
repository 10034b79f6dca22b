import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/** Statements at the top of a module that keep a component nobody uses. */
const CREATED = /^((?:var|const|let) \w+ = )(\w+\.(?:createContext|forwardRef|memo)\(|new (?:Set|URL)\()/gm;
const NAMED = /^\w+\.displayName = "\w+";$/gm;
/** A component that is a class, with the context that it is given after its body. */
const CLASS = /^(var (\w+) = )(class extends \w+\.Component \{\n[^]*?\n\});(?:\n\2(\.contextType = \w+;)$)?/gm;

/** The same class out of a call without effects; no line moves. */
const withoutEffects = (_: string, start: string, name: string, body: string, context?: string): string =>
  `${start}/* @__PURE__ */ (() => { const ${name} = ${body};${context ? `\n${name}${context}` : ''} return ${name}; })();`;

/**
 * Cuts react-router down. The package sends every bundler to its development build, which warns and explains; beside it
 * lies the production build. In both, each component is made by a call or a class that a bundler must take for one with
 * effects, so forms, prefetching links, error pages and their like stay in a page that uses none.
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
        code: code
          .replace(CREATED, '$1/* @__PURE__ */ $2')
          .replace(NAMED, (line) => ' '.repeat(line.length))
          .replace(CLASS, withoutEffects),
        map: null,
      }),
    },
  };
}
