import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { gatewayCalls } from './vite/gatewayCalls.ts';
import { runtimeConfig } from './vite/runtimeConfig.ts';
import { sharedHead } from './vite/sharedHead.ts';

/** The kernels of today's host apps: Chrome 69 on Android, Safari 12 on iOS. */
const FLOOR = { target: ['chrome69', 'ios12'], cssTarget: ['chrome69', 'safari12'] };

/** What many screens share comes in one file: dozens of small ones cost requests, and pack worse. */
const SHARED = { name: 'shared', minShareCount: 8, minSize: 0 };

/**
 * Vite settings of a host app. Development reads the packages' sources (no prebuild) and passes calls on to the gateway;
 * a build takes the packages' compiled output.
 */
export const hostVite = () =>
  defineConfig(({ command }) => ({
    plugins: [react(), sharedHead(), runtimeConfig(), gatewayCalls()],
    resolve: {
      conditions: [...(command === 'serve' ? ['@shuye/source'] : []), ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    server: { host: '127.0.0.1', strictPort: true },
    build: {
      ...FLOOR,
      manifest: true,
      sourcemap: 'hidden' as const,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
    },
  }));
