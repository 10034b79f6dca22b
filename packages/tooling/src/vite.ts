import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type InlineConfig,
  type Plugin,
  type UserConfig,
  type UserConfigFnObject,
} from 'vite';
import { boundReact } from './vite/boundReact.ts';
import { cutChunks } from './vite/cutChunks.ts';
import { contentSources } from './vite/contentSources.ts';
import { eagerModules } from './vite/eagerModules.ts';
import { compileHint } from './vite/compileHint.ts';
import { FLOOR } from './vite/floor.ts';
import { gatewayCalls } from './vite/gatewayCalls.ts';
import { hostEntry, RENDERER } from './vite/hostEntry.ts';
import { installedApp } from './vite/installedApp.ts';
import { laterFiles } from './vite/laterFiles.ts';
import { leanRouter } from './vite/leanRouter.ts';
import { lightErrors } from './vite/lightErrors.ts';
import { openFields } from './vite/openFields.ts';
import { offlineWorker, type OfflineWorkerEntries } from './vite/offlineWorker.ts';
import { ownHostId } from './vite/ownHostId.ts';
import { runtimeConfig } from './vite/runtimeConfig.ts';
import { sharedHead, workerFloor } from './vite/sharedHead.ts';
import { shorten } from './vite/shorten.ts';
import { withoutReasons } from './vite/withoutReasons.ts';

/** Characters of a file's name before its hash: first loads list dozens of names, and each character costs them some 50 bytes. */
const MAX_CHUNK_NAME = 2;

/** What lowered code need not provide for: `document.all`, getters with effects, fields that hide a parent's setter. */
const assumptions = { noDocumentAll: true, pureGetters: true, setPublicClassFields: true };

interface HostViteOptions {
  /** Hosts without it keep nothing on the device. */
  offline?: OfflineWorkerEntries;
}

/** These settings decide which modules a build is made of, whatever is done with them then. */
const modules = (): InlineConfig => ({
  plugins: [hostEntry(), boundReact(), leanRouter(), lightErrors(), openFields(), withoutReasons(), react()],
  resolve: {
    conditions: ['@shuye/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
});

/**
 * Reads the packages' sources, so that there is nothing to build before, and that whatever a host does not use can be
 * left out. Development passes calls on to the gateway.
 */
export function browserBuild({ offline }: HostViteOptions = {}): UserConfig {
  const chunks = cutChunks(modules());
  const later = laterFiles();
  const { plugins = [], resolve } = modules();
  return {
    plugins: [
      ...plugins,
      chunks.plugin,
      later.plugin,
      sharedHead(),
      runtimeConfig(),
      ownHostId(),
      contentSources(),
      ...(offline ? [offlineWorker(offline), installedApp(offline.app)] : []),
      gatewayCalls(),
      shorten(),
      eagerModules(),
      compileHint(),
    ],
    ...(resolve ? { resolve } : {}),
    // The oldest kernels know no modules in workers.
    worker: { format: 'iife', rolldownOptions: { output: { banner: workerFloor() } } },
    server: { host: '127.0.0.1', strictPort: true },
    // No page stands in the folder of a host, from which Vite would know what to prepare.
    optimizeDeps: { entries: ['../../packages/app/entry/main.tsx'] },
    oxc: { assumptions },
    build: {
      ...FLOOR,
      // One stylesheet: its order is then that of the modules, whichever screen comes first.
      cssCodeSplit: false,
      manifest: true,
      sourcemap: 'hidden',
      // `scripts/size.ts` says it, of what each screen loads first.
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: later.resolveDependencies },
      rolldownOptions: {
        transform: { assumptions },
        output: {
          codeSplitting: { groups: chunks.groups },
          // Every first load lists the files that may follow: long names cost it bytes.
          chunkFileNames: ({ name }) => `assets/${name.slice(0, MAX_CHUNK_NAME)}-[hash:7].js`,
          entryFileNames: 'assets/[name]-[hash:7].js',
          // Shorter than all 64 once it is packed, and the same names where letters have no case.
          hashCharacters: 'base36',
        },
      },
    },
  };
}

/** Workers run in browsers alone, so that the build for the server has none. */
const withoutWorkers = (): Plugin => ({
  name: 'shuye-without-workers',
  enforce: 'pre',
  load: (id) => (id.endsWith('?worker') ? 'export default undefined' : null),
});

/** Builds one folder of modules for Node, with all that they import. */
const serverBuild = (): UserConfig => ({
  plugins: [hostEntry(), boundReact(), leanRouter(), withoutWorkers(), react()],
  // By `module-sync` a package names its modules to Node, where `import` may stand behind CommonJS.
  ssr: { noExternal: true, resolve: { conditions: ['@shuye/source', 'module-sync', ...defaultServerConditions] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'node22',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: { renderPage: RENDERER }, output: { entryFileNames: '[name].js' } },
  },
});

/** `vite build` makes what a browser loads, `vite build --ssr` what renders pages. */
export const hostVite = (options: HostViteOptions = {}): UserConfigFnObject =>
  defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild() : browserBuild(options)));
