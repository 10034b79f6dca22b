// Loaded into a server before its own code: at SIGUSR2 it collects garbage and writes down what it still holds.
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['SOAK_FOLDER'] ?? '.';

process.on('SIGUSR2', () => {
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const held = {
    heap: (heapUsed + external) / 1e6,
    memory: rss / 1e6,
    handles: readdirSync('/proc/self/fd').length,
    resources: process.getActiveResourcesInfo().length,
  };
  const file = join(folder, `${process.pid}`);
  // Whoever waits for the file never finds half of it.
  writeFileSync(`${file}.new`, JSON.stringify(held));
  renameSync(`${file}.new`, file);
});
