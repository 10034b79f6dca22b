import { unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const unit = unitProject();
/** They replace what patterns and lists are made of, which is slow in its process from then on. */
const COUNTING = ['src/linear*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { ...unit, test: { ...unit.test, exclude: [...unit.test.exclude, ...COUNTING] } },
      { ...unit, test: { ...unit.test, name: 'counting', include: COUNTING } },
    ],
  },
});
