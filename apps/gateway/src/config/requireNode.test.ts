import { expect, it } from 'vitest';
import { requireNode } from './requireNode.ts';

it.each(['18.20.4', '20.20.2'])('an old Node (%s) is named, and where a newer one is', (version) => {
  expect(() => requireNode(version)).toThrow(
    `Node ${version} is running, 22 or newer is needed: node_modules/.bin of the repository has one.`,
  );
});

it.each(['22.18.0', process.versions.node, '100.0.0'])('a newer Node (%s) is taken', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});
