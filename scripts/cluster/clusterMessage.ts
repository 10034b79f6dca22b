export interface RunningCluster {
  hosts: readonly { description: string; port: number }[];
  gatewayPort: number;
  metricsPorts: readonly number[];
  folder: string;
  loginCode: string | undefined;
}

export const clusterMessage = ({ hosts, gatewayPort, metricsPorts, folder, loginCode }: RunningCluster): string =>
  [
    '',
    ...hosts.map(({ description, port }) => `  http://127.0.0.1:${port}/  ${description}`),
    `  http://127.0.0.1:${gatewayPort}/  the gateways, through the balancer`,
    '',
    `Metrics: ${metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`).join('\n         ')}`,
    ...(loginCode === undefined ? [] : [`Login code: ${loginCode}`]),
    `Everything is kept in ${folder} and forgotten when this ends: for trials only. Ctrl-C ends it.`,
  ].join('\n');
