/** Milliseconds. */
const EDGES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, Number.POSITIVE_INFINITY];

/** How many answers took at most so long and longer than the edge before, one line. */
export const latencyHistogram = (times: readonly number[]): string =>
  EDGES.map((edge, at) => {
    const below = EDGES[at - 1] ?? 0;
    const share = times.filter((time) => time > below && time <= edge).length / Math.max(1, times.length);
    return `${Number.isFinite(edge) ? `≤ ${edge} ms` : 'more'}: ${(share * 100).toFixed(1)} %`;
  })
    .filter((line) => !line.endsWith(' 0.0 %'))
    .join(', ');
