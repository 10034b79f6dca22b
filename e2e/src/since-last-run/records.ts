import { join } from 'node:path';
import { createInputs, journeyRecords } from '@shuye/tooling/journeys';
import { root } from '../support/servers.ts';

/** What the journeys of this machine last passed with, and what is there now. */
export function records() {
  const inputs = createInputs(root);
  return { inputs, journeys: journeyRecords(join(root, 'e2e/node_modules/.cache/journeys.json'), inputs) };
}
