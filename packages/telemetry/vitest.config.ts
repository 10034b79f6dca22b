import { unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(unitProject());
