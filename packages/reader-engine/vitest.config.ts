import { browserProject, unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

/** Found only while tests run, a dependency would reload the page under them. */
const browser = { ...browserProject(), optimizeDeps: { include: ['dompurify', 'fast-check'] } };

export default defineConfig({ test: { projects: [unitProject(), browser] } });
