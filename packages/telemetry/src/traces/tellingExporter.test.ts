import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { expect, it } from 'vitest';
import { tellingExporter } from './tellingExporter.ts';

it('tells once that a collector takes nothing, and once that it does again', () => {
  const taken: ExportResult = { code: ExportResultCode.SUCCESS };
  let result = taken;
  const told: [string, unknown][] = [];
  const exporter = tellingExporter(
    { export: (_spans, done) => done(result), shutdown: () => Promise.resolve() },
    (message, cause) => told.push([message, cause]),
  );
  const results: ExportResult[] = [];
  const send = (next: ExportResult): void => {
    result = next;
    exporter.export([], (given) => results.push(given));
  };
  const refused = { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') };
  const all = [taken, refused, refused, taken, taken];
  all.forEach(send);
  expect(results).toEqual(all);
  expect(told).toEqual([
    ['traces cannot be sent to the collector', new Error('connect ECONNREFUSED')],
    ['traces are sent to the collector again', undefined],
  ]);
});
