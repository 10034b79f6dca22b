import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumBrowser, unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const unit = unitProject({ environment: 'jsdom', setupFiles: ['src/testing/setup.ts'] });

const storyProject = (name: string, env: Record<string, string>) => ({
  extends: './vite.config.ts' as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: { name, isolate: false, env: { VITE_STILL: 'yes', ...env }, browser: chromiumBrowser() },
});

export default defineConfig({
  test: {
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          // Stylesheets are empty in unit tests, but where a test reads their text.
          css: { ...unit.test.css, include: [/\.css\?raw/] },
        },
      },
      storyProject('storybook', {}),
      storyProject('storybook-dark-elder', { VITE_THEME: 'dark', VITE_TEXT_SIZE: 'elder' }),
    ],
  },
});
