import { unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;
const unit = unitProject();

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: ['{src,simulator,test}/**/*.test.ts'],
    // In `test:deep` a property is tried for up to ten minutes.
    testTimeout: process.env['SHUYE_DEEP'] === '1' ? 11 * MINUTE : MINUTE,
  },
});
