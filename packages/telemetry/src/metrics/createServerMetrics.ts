import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Measure, ServerMetrics } from './ServerMetrics.ts';

/** Upper bounds in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const LAG_RESOLUTION_MS = 20;

export interface ServerIdentity {
  /** The first part of all names, such as `shuye_gateway`. */
  prefix: string;
  version: string;
}

const entriesOf = ({ label, read }: Measure): [Record<string, string>, number][] => {
  const reading = read();
  if (typeof reading === 'number') return [[{}, reading]];
  return Object.entries(reading).map(([value, number]) => [{ [label ?? 'kind']: value }, number]);
};

export function createServerMetrics({ prefix, version }: ServerIdentity): ServerMetrics & { registry: Registry } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS });
  new Gauge({
    name: `${prefix}_build_info`,
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  const open = new Gauge({ name: `${prefix}_requests_open`, help: 'Requests that are being answered.', registers });
  const seconds = new Histogram({
    name: `${prefix}_request_seconds`,
    help: 'Time until a request was answered, by what was asked and the class of its status.',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers,
  });

  const settingsOf = (measure: Measure) => ({
    name: `${prefix}_${measure.name}`,
    help: measure.help,
    labelNames: measure.label === undefined ? [] : [measure.label],
    // Registered below: nothing else holds them.
    registers: [],
  });
  return {
    registry,
    requestBegan: () => open.inc(),
    requestEnded: (call, status, taken) => {
      open.dec();
      seconds.observe({ call, status: `${Math.floor(status / 100)}xx` }, taken);
    },
    gauge: (measure) => {
      const gauge = new Gauge({
        ...settingsOf(measure),
        collect() {
          this.reset();
          for (const [labels, value] of entriesOf(measure)) this.set(labels, value);
        },
      });
      registry.registerMetric(gauge);
    },
    total: (measure) => {
      const counter = new Counter({
        ...settingsOf(measure),
        collect() {
          this.reset();
          for (const [labels, value] of entriesOf(measure)) this.inc(labels, value);
        },
      });
      registry.registerMetric(counter);
    },
  };
}
