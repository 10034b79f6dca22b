/** Where tests of a layer lie: a screen's row is met by a test of `packages/app` or by a journey, and so on. */
const ROOMS: Readonly<Record<string, RegExp>> = {
  domain: /^packages\/core-domain\//,
  api: /^packages\/api-client\//,
  engine: /^(?:packages\/reader-engine|e2e)\//,
  ui: /^(?:packages\/ui|packages\/app|e2e)\//,
  screen: /^(?:packages\/app|e2e)\//,
  bridge: /^(?:packages\/host-bridges|apps\/(?!gateway\/)[^/]+|e2e)\//,
  gateway: /^(?:apps\/gateway|packages\/book-importer)\//,
  ssr: /^(?:packages\/web-server|packages\/app|e2e)\//,
};

/** Whether a test in `file` proves a row's layer. */
export const provesLayer = (file: string, layer: string): boolean => ROOMS[layer]?.test(file) ?? false;
