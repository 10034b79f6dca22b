import { browserProject, unitProject } from '@shuye/tooling/vitest';
import { DeepestFirst } from '@shuye/tooling/deepestFirst';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const unit = unitProject({ environment: 'jsdom', setupFiles: ['src/testing/patience.ts', 'src/testing/setup.ts'] });
const browser = browserProject({ setupFiles: ['src/testing/patience.ts'] });

export default defineConfig({
  test: {
    sequence: { sequencer: DeepestFirst },
    projects: [
      unit,
      // Found while tests run, a package would load their page anew.
      {
        ...browser,
        plugins: [...browser.plugins, react()],
        optimizeDeps: { include: ['axe-core', 'fast-check'] },
      },
    ],
  },
});
