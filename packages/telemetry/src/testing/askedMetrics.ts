import { parser } from '@prometheus-io/lezer-promql';

/** @throws SyntaxError for what is no expression of PromQL. */
export function askedMetrics(expression: string): string[] {
  // Grafana writes the span of a panel's steps here.
  const query = expression.replaceAll('$__rate_interval', '5m');
  const asked = new Set<string>();
  parser.parse(query).iterate({
    enter: ({ type, name, node, from, to }) => {
      if (type.isError) throw new SyntaxError(`No PromQL at ${from}: ${expression}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') asked.add(query.slice(from, to));
    },
  });
  return [...asked];
}
