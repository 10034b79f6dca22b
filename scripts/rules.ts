import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfAhead, unreachedRules, type Ahead } from '@shuye/tooling/reachable-rules';
import { root } from './processes/root.ts';

const ahead = JSON.parse(readFileSync(join(root, 'packages/core-domain/ahead.json'), 'utf8')) as Ahead;
const unreached = unreachedRules(root);
const faults = faultsOfAhead(unreached, ahead);

for (const fault of faults) console.error(fault);
console.log(
  `Rules ahead of their screen: ${[...unreached.values()].flat().length} names in ${unreached.size} modules.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
