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

/**
 * What is checked of the whole repository; each counts as one test.
 * @param sinceLastRun whether what takes long is checked only where anything changed since it passed.
 */
export const checkSuites = ({ sinceLastRun = false } = {}): Suite[] => [
  check('build', ['turbo run build --output-logs=errors-only'], { share: 'part' }),
  // It meets files of builds, which a build that runs takes away.
  check('types and lint', [`node scripts/lint.ts${sinceLastRun ? ' --since-last-run' : ''}`], { after: ['build'] }),
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
