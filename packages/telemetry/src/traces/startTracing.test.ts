import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startTracing } from './startTracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number; message?: string };
}

/** A collector as OpenTelemetry describes it, and what came to it. */
async function startCollector() {
  const spans: SentSpan[] = [];
  const services = new Set<unknown>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: {
          resource: { attributes: { key: string; value: unknown }[] };
          scopeSpans: { spans: SentSpan[] }[];
        }[];
      };
      for (const { resource, scopeSpans } of resourceSpans) {
        services.add(JSON.stringify(resource.attributes.find(({ key }) => key === 'service.name')?.value));
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, services };
}

it('does nothing where no collector is configured', async () => {
  expect(await startTracing({}, 'shuye-test', () => undefined)).toBeUndefined();
  expect(await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, 'shuye-test', () => undefined)).toBeUndefined();
});

it('sends spans within each other to the collector, goes on with a trace that a request names, and repeats no message of an error', async () => {
  const { address, spans, services } = await startCollector();
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  process.env[name] = address;
  onTestFinished(() => void delete process.env[name]);
  const tracing = await startTracing(process.env, 'shuye-test', () => undefined);
  if (!tracing) throw new Error('Nothing is traced.');

  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = new Headers({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  const passedOn = await tracing.inSpan({ name: 'bookInfo', kind: 'server', headers }, async () => {
    await Promise.resolve();
    tracing.ended({ name: 'database query', kind: 'client' }, 4);
    return tracing.headers();
  });
  expect(passedOn['traceparent']).toContain(traceId);
  const broken = tracing.inSpan({ name: 'buyChapter', kind: 'server' }, () =>
    Promise.reject(new TypeError('13800000000')),
  );
  await expect(broken).rejects.toThrow(TypeError);
  await tracing.stop();

  const [query, call, failed] = ['database query', 'bookInfo', 'buyChapter'].map((of) =>
    spans.find((span) => span.name === of),
  );
  expect(query).toMatchObject({ traceId, parentSpanId: call?.spanId });
  expect(call).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  expect(failed?.status).toEqual({ code: 2, message: 'TypeError' });
  expect([...services]).toEqual(['{"stringValue":"shuye-test"}']);
  expect(JSON.stringify(spans)).not.toContain('13800000000');
});

it.each(['collector', 'collector:4318', 'ftp://collector', 'http://'])(
  'refuses a collector that no span could reach, without repeating it: %s',
  async (address) => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: address };
    await expect(startTracing(env, 'shuye-test', () => undefined)).rejects.toThrow(
      /^OTEL_EXPORTER_OTLP_ENDPOINT must be the web address of a collector, such as http:\/\/collector:4318\.$/,
    );
  },
);
