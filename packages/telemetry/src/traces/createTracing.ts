import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type TextMapGetter,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { tellingExporter } from './tellingExporter.ts';
import type { SpanPlan, Tracing } from './Tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

const fromHeaders: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
};

const optionsOf = ({ kind, attributes = {} }: SpanPlan) => ({ kind: KINDS[kind], attributes });

const FIRST_FAILURE = 500;

function fail(span: Span, error: unknown): void {
  // The message of an error may hold what a reader sent, so that only its kind is recorded.
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' });
}

export function createTracing(service: string, tell: (message: string, cause?: unknown) => void): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingExporter(new OTLPTraceExporter(), tell) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('shuye');

  return {
    inSpan: async (plan, work, statusOf) => {
      const parent = plan.headers ? propagation.extract(context.active(), plan.headers, fromHeaders) : context.active();
      const span = tracer.startSpan(plan.name, optionsOf(plan), parent);
      try {
        const result = await context.with(trace.setSpan(parent, span), work);
        const status = statusOf?.(result);
        if (status !== undefined) span.setAttribute('http.response.status_code', status);
        if (status !== undefined && status >= FIRST_FAILURE) span.setStatus({ code: SpanStatusCode.ERROR });
        return result;
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    ended: (plan, durationMs) => {
      // Work that belongs to no request, such as checks by the clock, would be a trace each.
      if (trace.getActiveSpan() === undefined) return;
      const endMs = Date.now();
      tracer.startSpan(plan.name, { ...optionsOf(plan), startTime: endMs - durationMs }).end(endMs);
    },
    headers: () => {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier;
    },
    stop: () => provider.shutdown(),
  };
}
