import type { Plugin } from 'vite';

/** A variable of the module itself, which stands at its start or on a line of its declaration. */
const MADE_AHEAD = /^((?:var)? +\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm;

/**
 * React makes five errors ahead of their use, which it throws as signals to itself and nobody reads. Where code is watched
 * (developer tools, Lighthouse, tests), each notes where it was made, for which the engine parses the whole file once
 * more while the page starts. As objects of the same kind they note nothing (ADR 0017).
 */
export const lightErrors = (): Plugin => ({
  name: 'shuye-light-errors',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (code) => ({
      code: code.replace(MADE_AHEAD, '$1Object.create(Error.prototype)'),
      map: null,
    }),
  },
});
