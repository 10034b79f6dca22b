import { unreachedRules } from '@shuye/tooling/reachable-rules';
import { root } from './processes/root.ts';

const unreached = [...unreachedRules(root)].flatMap(([module, names]) => names.map((name) => `${module} ${name}`));

for (const rule of unreached) {
  console.error(`${rule}: no program or page asks this rule. Call it where it belongs, or delete it.`);
}
process.exitCode = unreached.length > 0 ? 1 : 0;
