import type { ExportResult } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** Spans that cannot be sent are lost in silence: `tell` hears of the first that are, and when spans arrive again. */
export function tellingExporter(
  exporter: SpanExporter,
  tell: (message: string, cause?: unknown) => void,
): SpanExporter {
  let isLost = false;
  const onResult = ({ error }: ExportResult): void => {
    if (isLost === (error !== undefined)) return;
    isLost = error !== undefined;
    // The error itself holds what the collector was sent.
    if (error) tell('traces cannot be sent to the collector', new Error(error.message));
    else tell('traces are sent to the collector again');
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        onResult(result);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
