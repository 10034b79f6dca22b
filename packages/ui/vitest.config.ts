import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumBrowser, unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const unit = unitProject({ environment: 'jsdom', setupFiles: ['src/testing/setup.ts'] });

const browser = chromiumBrowser();
const still = { VITE_STILL: 'yes' };

/** Both looks at a story come from one server, which prepares all modules once. */
const stories = {
  extends: './vite.config.ts' as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    isolate: false,
    env: still,
    browser: {
      ...browser,
      instances: [
        { browser: 'chromium' as const, name: 'storybook-light' },
        {
          browser: 'chromium' as const,
          name: 'storybook-dark-elder',
          env: { ...still, VITE_THEME: 'dark', VITE_TEXT_SIZE: 'elder' },
        },
      ],
    },
  },
};

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
      stories,
    ],
  },
});
