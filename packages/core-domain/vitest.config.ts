import { unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;
const unit = unitProject();

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: ['{src,simulator,test}/**/*.test.ts'],
    // Properties are tried 20,000 times, in `test:deep` for up to ten minutes each.
    testTimeout: process.env['SHUYE_DEEP'] === '1' ? 11 * MINUTE : MINUTE,
  },
});
