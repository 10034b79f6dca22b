import { unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const unit = unitProject({ environment: 'jsdom', setupFiles: ['src/testing/setup.ts'] });

// One DOM for all files: every test cleans up behind itself.
export default defineConfig({ ...unit, test: { ...unit.test, isolate: false, testTimeout: 30_000 } });
