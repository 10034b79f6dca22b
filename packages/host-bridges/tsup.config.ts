import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild([
  'src/index.ts',
  'src/web/index.ts',
  'src/web/installOfflineApp.ts',
  'src/web/offline-worker/worker.ts',
  'src/web/offline-worker/removal.ts',
]);
