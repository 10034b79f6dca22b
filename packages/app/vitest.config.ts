import { unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const unit = unitProject({ environment: 'jsdom', setupFiles: ['src/testing/setup.ts'] });

export default defineConfig({ ...unit, test: { ...unit.test, testTimeout: 30_000 } });
