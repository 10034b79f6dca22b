import { hostVite } from '@shuye/tooling/vite';

export default hostVite({
  offline: {
    worker: '@shuye/host-bridges/web/offline-worker',
    removal: '@shuye/host-bridges/web/offline-worker-removal',
    app: '@shuye/host-bridges/web/installed-app/manifest.webmanifest',
  },
});
