import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { boundReact } from './boundReact.ts';

const library = 'node_modules/react';
const tree = aTree({
  'main.js': `
    import * as React from 'react';
    import { Part } from './part.js';
    import old from './old.cjs';
    document.title = [React.useState('state'), Part(), old === React.useState].join();`,
  'part.js': `
    import React, { useRef } from 'react';
    export const Part = () => useRef('ref') + React.version;`,
  'old.cjs': `module.exports = require('react').useState;`,
  [`${library}/package.json`]: JSON.stringify({ name: 'react', main: 'index.js' }),
  [`${library}/index.js`]: `
    exports.useState = (value) => 'a ' + value;
    exports.useRef = (value) => 'a ' + value;
    exports.useActionState = (value) => value;
    exports.version = '!';`,
});

afterAll(() => tree.remove());

it('modules of a build call React directly, and all of them the same', async () => {
  const { output } = (await build({
    root: tree.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [boundReact()],
    build: { write: false, minify: false, rolldownOptions: { input: join(tree.root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  const page = { title: '' };
  runInNewContext(code, { document: page });
  expect(page.title).toBe('a state,a ref!,true');
  expect(code).toMatch(/\buseState\("state"\)/);
  expect(code).not.toMatch(/__toESM\(require_react/);
  expect(code).not.toMatch(/react\.useActionState/);
});
