import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../processes/root.ts';

const folder = join(root, 'deploy');

export const readDeployed = (name: string): string => readFileSync(join(folder, name), 'utf8');

export interface ComposeService {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  command?: string[];
  volumes?: string[];
  networks?: string[] | Record<string, { aliases?: string[] }>;
  healthcheck?: object;
  deploy?: { replicas?: number; resources?: { limits?: { cpus?: string; memory?: string } } };
}

/** The stack of one machine, with what its services share put in. */
export const compose = (): {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
} => parse(readDeployed('compose.yaml'), { merge: true }) as never;

export interface Probe {
  httpGet?: { port: string };
}

export interface Container {
  name: string;
  image: string;
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value?: string }[];
  volumeMounts?: { name: string; mountPath: string; subPath?: string }[];
  envFrom?: { secretRef: { name: string; optional?: boolean } }[];
  securityContext?: Record<string, unknown>;
  resources?: { limits?: Record<string, string> };
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
}

export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    replicas?: number;
    selector?: Record<string, unknown>;
    ports?: { name: string; targetPort: string }[];
    /** Of an Ingress. */
    rules?: { host: string; http: { paths: { backend: { service: { name: string } } }[] } }[];
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { securityContext?: Record<string, unknown>; containers: Container[] };
    };
  };
}

const isOurs = (name: string): boolean => name.endsWith('.yaml') && name !== 'kustomization.yaml';

/** Every document of the manifests for Kubernetes. */
export const manifests = (): Manifest[] =>
  readdirSync(join(folder, 'kubernetes'))
    .filter(isOurs)
    .flatMap((file) =>
      parseAllDocuments(readDeployed(`kubernetes/${file}`)).map((document) => ({
        ...(document.toJS() as Omit<Manifest, 'file'>),
        file,
      })),
    );
