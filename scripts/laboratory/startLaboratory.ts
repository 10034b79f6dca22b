import { join } from 'node:path';
import { SIMULATED_USER } from '@shuye/host-bridges/simulator';
import { bundleScript } from '@shuye/tooling/bundle-script';
import { hostCode, type HostApp } from '@shuye/tooling/product';
import { createLaboratory, laboratoryUrl } from './createLaboratory.ts';

const SIMULATED = ['alipay', 'taobao', 'youku'];

const page = (name: string): string => join(import.meta.dirname, 'page', name);

interface LaboratoryPlan {
  hosts: readonly { app: HostApp; port: number }[];
  choosePort: () => Promise<number>;
  /** By which the gateway knows the codes of simulated hosts. */
  key: string;
}

/** Starts a laboratory for each host app that has a simulator. Gives the address of the first; none where there is none. */
export async function startLaboratory({ hosts, choosePort, key }: LaboratoryPlan): Promise<string | undefined> {
  const simulated = hosts.flatMap(({ app, port }) => {
    const host = SIMULATED.find((name) => app.bridges.includes(name));
    return host === undefined ? [] : [{ host, description: app.description, appPort: port }];
  });
  const placed = [];
  for (const host of simulated) placed.push({ ...host, port: await choosePort() });
  const [first] = placed;
  if (!first) return undefined;
  const [panel, hostInPage] = await Promise.all([
    bundleScript(page('panel.ts'), 'laboratoryPanel'),
    bundleScript(page('hostInPage.ts'), 'laboratoryHost'),
  ]);
  const codeOf = (host: string): string => hostCode(key, host, SIMULATED_USER);
  await createLaboratory({ hosts: placed, scripts: { panel, hostInPage }, codeOf });
  return laboratoryUrl(first.port);
}
