import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services as signedServices } from '@shuye/core-domain/sign';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig } from './config/parseConfig.ts';

const folder = join(import.meta.dirname, '../../../deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const SECRET = 'a-secret-of-the-tests-of-forty-letters-0';

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { optional?: boolean } };
}

/** What the compose file gives a gateway, with a secret wherever one is asked for. */
function ofCompose(): NodeJS.ProcessEnv {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: { gateway: { environment: Record<string, string> } };
  };
  const filled = Object.entries(services.gateway.environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{\w+:\?[^}]*\}/g, encodeURIComponent(SECRET)).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
  ]);
  return Object.fromEntries(filled) as NodeJS.ProcessEnv;
}

/** What the manifests give it where the operator has named no more than they need. */
function ofKubernetes(): NodeJS.ProcessEnv {
  const documents = parseAllDocuments(read('kubernetes/gateway.yaml')).map((document) => document.toJS() as never);
  const [deployment] = documents as {
    spec: { template: { spec: { containers: { env: Variable[] }[] } } };
  }[];
  const env = deployment?.spec.template.spec.containers[0]?.env ?? [];
  const given = env.filter(({ valueFrom }) => valueFrom?.secretKeyRef.optional !== true);
  const filled = given.map(({ name, value }) => [
    name,
    value?.replace('$(POSTGRES_PASSWORD)', encodeURIComponent(SECRET)) ?? SECRET,
  ]);
  return Object.fromEntries(filled) as NodeJS.ProcessEnv;
}

describe.each([
  ['compose file', ofCompose],
  ['manifests for Kubernetes', ofKubernetes],
])('the %s', (_, environment) => {
  it('lead gateways to the database, its replica, Redis and the store, and let them be measured', () => {
    const config = parseConfig(environment());
    expect(config.databaseUrl).toContain('@database:5432/');
    expect(config.databaseReadUrl).toContain('@database-replica:5432/');
    expect(config.redisUrl).toBe('redis://redis:6379');
    expect(config.files).toMatchObject({ address: 'http://store:8333/shuye' });
    expect(config.metrics).toMatchObject({ host: '0.0.0.0', port: 9100, token: expect.any(String) as string });
    expect(config.rates.trustedProxies).toBe(2);
  });
});

it('the example of sign keys names the key of each service', () => {
  const example = read('sign-keys.example.env').replaceAll(/=$/gm, `=${SECRET}`);
  const env = Object.fromEntries([...example.matchAll(/^(\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]));
  expect(parseConfig(env).signKeys).toEqual(Object.fromEntries(signedServices.map((service) => [service, [SECRET]])));
});
