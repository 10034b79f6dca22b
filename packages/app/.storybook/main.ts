import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';

/** Screens and texts of the product, and the components that it is made of. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react()],
    resolve: { ...config.resolve, conditions: ['@shuye/source', ...defaultClientConditions] },
  }),
} satisfies StorybookConfig;
