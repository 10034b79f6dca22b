import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild({
  index: 'src/index.ts',
  main: 'src/main.ts',
  runtimeConfig: 'src/runtimeConfig.ts',
  // Started as a thread by the program that lies beside it.
  renderingThread: 'src/pages/threads/renderingThread.ts',
});
