import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { leanRouter } from './leanRouter.ts';

const chunk = (word: string) =>
  `
  import * as React from './react.js';
  import { createContext, forwardRef } from './react.js';
  var Context = createContext('${word}');
  Context.displayName = "Context";
  var Form = forwardRef(
    function Form() { return 'a form'; }
  );
  Form.displayName = "Form";
  var ErrorPage = class extends React.Component {
    render() { return 'an error page'; }
  };
  ErrorPage.contextType = Context;
  var Boundary = class extends React.Component {
    render() { return 'a boundary of ' + this.constructor.contextType.word; }
  };
  Boundary.contextType = Context;
  export { Boundary, Context, ErrorPage, Form };`.replaceAll(/^ {2}/gm, '');

const library = 'node_modules/react-router';
const tree = aTree({
  'main.js': `import { Boundary, Context } from 'react-router'; document.title = String(Context) + new Boundary().render();`,
  [`${library}/package.json`]: JSON.stringify({
    name: 'react-router',
    sideEffects: false,
    exports: { '.': './dist/development/index.mjs' },
  }),
  ...Object.fromEntries(
    ['development', 'production'].flatMap((kind) => [
      [`${library}/dist/${kind}/index.mjs`, chunk(kind)],
      [
        `${library}/dist/${kind}/react.js`,
        `export const createContext = (word) => ({ word }), forwardRef = (f) => f; export class Component {}`,
      ],
    ]),
  ),
});

afterAll(() => tree.remove());

describe('the routing library in a build', () => {
  let code = '';

  beforeAll(async () => {
    const output = (await build({
      root: tree.root,
      configFile: false,
      logLevel: 'silent',
      plugins: [leanRouter()],
      build: { write: false, minify: false, rolldownOptions: { input: join(tree.root, 'main.js') } },
    })) as Rolldown.RolldownOutput;
    code = output.output[0].code;
  });

  it('is its production build', () => {
    expect(code).toContain('production');
    expect(code).not.toContain('development');
  });

  it('is left out where nothing uses it', () => {
    expect(code).not.toContain('a form');
    expect(code).not.toContain('an error page');
  });

  it('keeps the context of a class that is used', () => {
    expect(code).toContain('a boundary of');
    expect(code).toMatch(/Boundary\.contextType = Context/);
  });
});
