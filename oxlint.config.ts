import { importRules } from './packages/tooling/src/boundaries/importRules.ts';
import { defineConfig } from 'oxlint';

/** Longest file, in lines. */
const MAX_SOURCE = 300;
const MAX_TEST = 400;

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'max-lines': ['error', { max: MAX_SOURCE }],
    'no-empty': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['assert*', 'expect*', 'fc.assert', 'checkProperty', 'unchanged'] },
    ],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',

    // The compiler knows which functions return on every path; this rule does not see that a switch is exhaustive.
    'typescript/consistent-return': 'off',
    // Text is taken apart by code points on purpose; whole characters as people see them are rarely what is meant.
    'typescript/no-misused-spread': 'off',
    // `as` stands where text from outside gets its type (JSON, the wire), which no rule can tell from other places.
    'typescript/no-unsafe-type-assertion': 'off',
    // toReversed is beyond the oldest kernels, and a copy may be sorted in place.
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    // One after the other is what most of our loops mean.
    'no-await-in-loop': 'off',
    // The importer and the guards of addresses look for control characters.
    'no-control-regex': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/prefer-set-has': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        'max-lines': ['error', { max: MAX_TEST }],
        // Elements in a table of cases are no children of a list.
        'react/jsx-key': 'off',
      },
    },
    {
      // The named surface of a package is a list: it is as long as the package is rich.
      files: ['packages/*/src/index.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      // Written in the language of kernels that lack what these rules ask for.
      files: ['packages/tooling/src/kernel-floor/kernelFloor.js'],
      rules: {
        'func-names': 'off',
        'no-extend-native': 'off',
        'no-self-compare': 'off',
        'no-var': 'off',
        'promise/no-callback-in-promise': 'off',
      },
    },
    ...importRules,
  ],
  ignorePatterns: [
    '**/dist/**',
    '**/storybook-static/**',
    'bench/peers/**',
    // Stands in for the platform where there is none; with one, what it declares would be there twice.
    'packages/core-domain/src/address/url.d.ts',
  ],
});
