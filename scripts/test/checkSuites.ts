import { root } from '../processes/root.ts';
import type { Suite } from './Suite.ts';

const check = (name: string, commands: readonly string[], more: Partial<Suite> = {}): Suite => ({
  name,
  kind: 'check',
  commands,
  cwd: root,
  share: 'rest',
  ...more,
});

/** What is checked of the whole repository; each counts as one test. */
export const checkSuites: readonly Suite[] = [
  check('build', ['turbo run build --output-logs=errors-only'], { share: 'part' }),
  // One pass over all programs: a compiler for each package checks the sources of the others again, in three times the work.
  // It meets files of builds, which a build that runs takes away.
  check('types and lint', ['oxlint --type-aware --type-check --deny-warnings'], { after: ['build'] }),
  check('format', ['oxfmt --check .']),
  check('boundaries', ['turbo boundaries']),
  check('dead exports', ['knip']),
  check('marks', ['node scripts/marks.ts']),
  check('spaces', ['node scripts/words.ts']),
  check('class names', ['node scripts/styles.ts']),
  check('reached rules', ['node scripts/rules.ts']),
  check('size', ['node scripts/size.ts'], { after: ['build'] }),
  check('kernel floor', ['node scripts/floor.ts'], { after: ['build'] }),
];
