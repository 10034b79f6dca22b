import { resolve } from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { hostApps } from '../product/hostApps.ts';

type Forbidden = { message: string } & ({ regex: string } | { group: string[] });

/** Imports that these files must not have. Of several entries for a file the last one holds, so each is complete. */
const noImports = (files: readonly string[], ...patterns: Forbidden[]): OxlintOverride => ({
  files: [...files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const noGlobals = (files: readonly string[], names: readonly string[], message: string): OxlintOverride => ({
  files: [...files],
  rules: { 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))] },
});

const PAGE = ['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'];
const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
const TIMERS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
];

const react: Forbidden = { regex: '^react(-dom)?($|/)', message: 'This package knows no React.' };
const ours: Forbidden = { regex: '^@shuye/', message: 'This package imports no package of ours.' };

const namedHost: Forbidden = {
  regex: '^@shuye/host-bridges/',
  message: 'The app knows only Host; apps/<host> chooses the bridge.',
};
const TRANSPORT = 'packages/api-client/src/transport.ts';
const sendingLibrary: Forbidden = { regex: '^ky($|/)', message: 'Only transport.ts of api-client knows ky.' };

const routingLibrary: Forbidden = {
  regex: '^react-router(-dom)?($|/)',
  message: 'Only packages/app/src/router knows the routing library.',
};

const appPart = (parts: string, message: string): Forbidden => ({
  regex: `^(\\.\\./)+(${parts})(/|\\.tsx?$)`,
  message,
});

const theShell = appPart('shell', 'The shell stands above all that it shows.');
const aScreen = appPart('screens', 'Screens use this, not the other way round.');
const aScreenOrFeature = appPart('screens|features', 'Screens and features use this, not the other way round.');

/** A folder beside the own one: `depth` folders up, then down again. */
const sibling = (depth: number, message: string): Forbidden => ({ regex: `^(\\.\\./){${depth}}[^.]`, message });

const app = 'packages/app/src';

const appRules: readonly OxlintOverride[] = [
  noImports([`${app}/**`, 'packages/app/entry/**'], namedHost, routingLibrary),
  noImports([`${app}/router/**`], namedHost),
  noImports([`${app}/routes.ts`], namedHost, routingLibrary, {
    regex: '^\\./',
    message: 'The pages are data: what draws them stands in the shell.',
  }),
  noImports(
    [`${app}/{storage,queries,stores,services,hooks}/**`],
    namedHost,
    routingLibrary,
    theShell,
    aScreenOrFeature,
  ),
  ...[1, 2, 3].flatMap((depth) => {
    const files = '*/'.repeat(depth) + '*.{ts,tsx}';
    const otherScreen = sibling(depth, 'No screen imports another screen.');
    const otherFeature = sibling(depth, 'No feature imports another feature.');
    return [
      noImports([`${app}/screens/${files}`], namedHost, routingLibrary, theShell, otherScreen),
      noImports([`${app}/features/${files}`], namedHost, routingLibrary, theShell, aScreen, otherFeature),
    ];
  }),
];

const root = resolve(import.meta.dirname, '../../../..');

/** A host imports the bridges of its manifest alone; one that plain browsers can open has the web's beside its own. */
const hostRules = hostApps(root).map(({ id, bridges }) =>
  noImports([`apps/${id}/src/**`], {
    group: [
      '@shuye/host-bridges/*',
      '!@shuye/host-bridges/testing',
      ...bridges.map((bridge) => `!@shuye/host-bridges/${bridge}`),
    ],
    message: 'A host uses the bridges that its package.json names.',
  }),
);

/** Adds what declared dependencies and tags of the packages do not say already. */
export const importRules: readonly OxlintOverride[] = [
  noGlobals(
    ['packages/core-domain/src/**'],
    [...PAGE, ...NETWORK, ...TIMERS, 'process'],
    'core-domain is pure: what it needs is an argument.',
  ),
  {
    files: ['packages/core-domain/src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
      ],
    },
  },
  noImports(['packages/core-domain/src/**'], { regex: '^[^.]', message: 'core-domain depends on nothing.' }),
  noImports(['packages/core-domain/src/**/*.test.ts'], react, {
    group: ['@shuye/**', '!@shuye/tooling', '!@shuye/tooling/peer-exports'],
    message: 'These tests import none of ours but the files that the journeys read in, too.',
  }),

  noGlobals(['packages/api-client/src/**'], PAGE, 'api-client knows no page: what it needs is an argument.'),
  noImports(['packages/{host-bridges,reader-engine}/src/**', TRANSPORT], react),
  { ...noImports(['packages/api-client/src/**'], react, sendingLibrary), excludeFiles: [TRANSPORT] },
  noImports(['packages/ui/src/**'], ours),
  ...appRules,
  ...hostRules,
  noImports(['apps/gateway/{src,samples,crash-harness}/**'], react, {
    regex: '^@shuye/api-client$',
    message: 'The gateway knows the declarations of the calls only: @shuye/api-client/calls.',
  }),
  {
    files: ['apps/gateway/{src,samples}/**'],
    excludeFiles: ['apps/gateway/src/database/inTransaction.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'transaction',
          message: 'Every change goes through inTransaction, which is serialisable and repeats what met another.',
        },
      ],
    },
  },
];
