import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostApps } from '@shuye/tooling/product';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../processes/root.ts';
import { manifests, readDeployed, type Container, type Manifest } from './deployFiles.ts';

const all = manifests();
const workloads = all.filter(({ spec }) => spec?.template !== undefined);
const containersOf = ({ spec }: Manifest): Container[] => spec.template?.spec.containers ?? [];
const hosts = hostApps(root).map(({ id }) => id);

/** The name of its type in kubernetes-types, such as `apps/v1`. */
const moduleOf = (apiVersion: string): string =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`}`;

it('every manifest has the fields that Kubernetes knows, and no other', () => {
  const source = all
    .map(({ file: _file, ...manifest }, at) => {
      const type = `import('${moduleOf(manifest.apiVersion)}').${manifest.kind}`;
      return `export const m${at}: ${type} = ${JSON.stringify(manifest)};`;
    })
    .join('\n');
  const folder = mkdtempSync(join(root, 'scripts/node_modules/.manifests-'));
  try {
    writeFileSync(join(folder, 'manifests.ts'), source);
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--types',
      '',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ];
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, [...options, join(folder, 'manifests.ts')], { cwd: folder, encoding: 'utf8' });
    expect(stdout.slice(0, 3000)).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('there are three gateways, two web servers for each host app, and each engine, each with a service', () => {
  const replicas = Object.fromEntries(workloads.map(({ metadata, spec }) => [metadata.name, spec.replicas]));
  const web = Object.fromEntries(hosts.map((host) => [host, 2]));
  expect(replicas).toEqual({ gateway: 3, ...web, database: 1, 'database-replica': 1, redis: 1, store: 1 });
  const services = all.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);
  expect(new Set(services)).toEqual(new Set(Object.keys(replicas)));
});

it.each(['readers-to-web-servers', 'web-servers-to-gateways'])(
  '%s lets the web servers of each host app through',
  (name) => {
    const policy = all.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name);
    expect(JSON.stringify(policy)).toContain('{"podSelector":{"matchLabels":{"serves":"readers"}}');
    const serving = workloads.filter(({ spec }) => spec.template?.metadata.labels['serves'] === 'readers');
    expect(serving.map(({ metadata }) => metadata.name)).toEqual(hosts);
  },
);

it('the kustomization names every file', () => {
  const { resources } = parse(readDeployed('kubernetes/kustomization.yaml')) as { resources: string[] };
  expect(new Set(resources.filter((name) => !name.startsWith('..')))).toEqual(new Set(all.map(({ file }) => file)));
});

describe.each(workloads.map((manifest) => [manifest.metadata.name, manifest] as const))('%s', (name, manifest) => {
  it.each(containersOf(manifest))('$name runs without root, rights or a file system that it can write', (container) => {
    expect(manifest.spec.template?.spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it.each(containersOf(manifest))(
    '$name has limits, probes on ports that it has, and an image of a named version',
    (container) => {
      expect(Object.keys(container.resources?.limits ?? {})).toEqual(['cpu', 'memory']);
      const ports = new Set(container.ports?.map((port) => port.name));
      expect(container.livenessProbe).toBeDefined();
      expect(container.readinessProbe).toBeDefined();
      for (const probe of [container.livenessProbe, container.readinessProbe, container.startupProbe]) {
        if (probe?.httpGet) expect(ports).toContain(probe.httpGet.port);
      }
      expect(container.image).toMatch(/:\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?$/);
    },
  );

  it('is reached by its service on a port that it has', () => {
    const service = all.find(({ kind, metadata }) => kind === 'Service' && metadata.name === name);
    const ports = containersOf(manifest).flatMap((container) => container.ports ?? []);
    expect(service?.spec.selector).toEqual({ app: name });
    for (const { targetPort } of service?.spec.ports ?? [])
      expect(ports.map((port) => port.name)).toContain(targetPort);
  });
});

it.each(['database', 'database-replica'])('%s keeps its data in a folder that it makes itself', (name) => {
  const [container] = workloads.filter(({ metadata }) => metadata.name === name).flatMap(containersOf);
  const volume = container?.volumeMounts?.find((mount) => mount.name === 'data');
  expect(volume?.subPath).toBeUndefined();
  const data = container?.env?.find((variable) => variable.name === 'PGDATA')?.value;
  expect(data).toMatch(new RegExp(`^${volume?.mountPath}/\\w+$`));
});

it('gateways and web servers are given variables that they know', () => {
  const operations = readDeployed('../docs/operations.md');
  const given = workloads
    .filter(({ metadata }) => metadata.name === 'gateway' || hosts.includes(metadata.name))
    .flatMap(containersOf)
    .flatMap(({ env = [] }) => env.map(({ name }) => name));
  // Put into the addresses of the database.
  const unknown = [...new Set(given)].filter(
    (name) => name !== 'POSTGRES_PASSWORD' && !operations.includes(`\`${name}\``),
  );
  expect(unknown).toEqual([]);
});

it('web servers answer to the names by which their readers are led to them, and to no other', () => {
  const rules = all.filter(({ kind }) => kind === 'Ingress').flatMap(({ spec }) => spec.rules ?? []);
  const led = rules.map(({ host, http }) => [http.paths[0]?.backend.service.name, host]);
  const answered = workloads
    .filter(({ metadata }) => hosts.includes(metadata.name))
    .map((manifest) => [
      manifest.metadata.name,
      containersOf(manifest)[0]?.env?.find(({ name }) => name === 'SHUYE_HOST_NAMES')?.value,
    ]);
  expect(answered).toEqual(led);
});
