import { defineConfig } from 'vitest/config';
import { unitTests } from './vitest.config.ts';

/** Mutations of layout, place and session are tried by the tests that need no browser. */
export default defineConfig(unitTests);
