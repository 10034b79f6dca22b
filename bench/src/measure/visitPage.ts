// A visit of Lighthouse to a page of a browser that runs, in a process of its own that stands back behind what it watches:
// on two processors it took from the page the time that it counted as the page's. Asked for as
// `visitPage.ts <address> <port of the browser> <slowdown of its processor>`; sends what it found to its parent.
import { constants, setPriority } from 'node:os';
import lighthouse, { defaultConfig } from 'lighthouse';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [address, port, slowdown] = process.argv.slice(2);
const result = await lighthouse(address, {
  port: Number(port),
  logLevel: 'error',
  onlyCategories: ['performance'],
  throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: Number(slowdown) },
});
process.send?.(result?.lhr, () => process.disconnect?.());
