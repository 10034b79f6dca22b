import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../../../app/src');

/** Files of the app that may open a store of the browser themselves; all others ask for a key of `storedKeys.ts`. */
const OPENERS = [
  // Only looks whether there is anything.
  'features/own-books/openOwnBooks.ts',
  'features/own-books/ownShelf.ts',
  'mountApp.tsx',
  // A script of the page, before the application is there.
  'rendering/chapter/settingsScript.ts',
  // Only looks whether there is anything.
  'rendering/resumePage.ts',
  // Deletes the databases of an account that is deleted.
  'screens/my-data/forgetAccount.ts',
  'screens/reader/offline/offlineBooks.ts',
  'screens/reader/offline/useOfflineCopy.ts',
];

/** Texts for readers may name a store. */
const withoutTexts = (code: string): string => code.replace(/'[^'\n]*\p{Script=Han}[^'\n]*'/gu, "''");

const isTest = (file: string): boolean => /\.test\.|^testing\//.test(file);

it('only these files of the app open a store of the browser', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !isTest(file));
  const openers = files.filter((file) =>
    /\b(?:localStorage|sessionStorage|indexedDB)\b/.test(withoutTexts(readFileSync(join(app, file), 'utf8'))),
  );
  expect(openers.sort()).toEqual(OPENERS);
});
