import { join } from 'node:path';
import { createInputs, journeyRecords } from '@shuye/tooling/journeys';
import { root } from '../support/servers.ts';

/**
 * Set where the product was just built: elsewhere a journey may pass with a former build, which says nothing of the files
 * that are there now.
 */
export const KEEPS_RECORDS = 'SHUYE_E2E_KEEPS_RECORDS';

/** What the journeys of this machine last passed with, and what is there now. */
export function records() {
  const inputs = createInputs(root);
  return { inputs, journeys: journeyRecords(join(root, 'e2e/node_modules/.cache/journeys.json'), inputs) };
}
