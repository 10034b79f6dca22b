export interface BalancerPlan {
  socket: string;
  /** `port` is the balancer's, `servers` are the gateways' own ports. */
  gateway: { port: number; servers: readonly number[] };
  /** `primary` is the place of the primary among the servers. */
  database: { port: number; readPort: number; servers: readonly [number, number]; primary: 0 | 1; user: string };
  hosts: readonly { id: string; port: number; servers: readonly number[] }[];
  hostname: string;
}

const HOST = '127.0.0.1';
const CHECK = 'check inter 500ms fall 3 rise 1';

const servers = (name: string, ports: readonly number[], options: string): string[] =>
  ports.map((port, at) => `  server ${name}-${at + 1} ${HOST}:${port} ${options}`);

const httpCheck = (path: string): string[] => [
  '  option httpchk',
  `  http-check send meth GET uri ${path} ver HTTP/1.1 hdr Host localhost`,
];

/** Connections that are refused are tried with another server; nothing that a server may have seen is sent again. */
export function balancerConfig({ socket, gateway, database, hosts, hostname }: BalancerPlan): string {
  const [first, second] = database.servers;
  const disabled = (place: 0 | 1): string => (database.primary === place ? '' : ' disabled');
  return [
    'global',
    '  maxconn 4000',
    `  stats socket ${socket} mode 600 level admin`,
    'defaults',
    '  mode http',
    '  timeout connect 1s',
    '  timeout client 65s',
    '  timeout server 65s',
    '  timeout queue 2s',
    // Slow is not dead: who is gone refuses at once.
    '  timeout check 5s',
    '  retries 3',
    '  option redispatch 1',
    'listen gateway',
    `  bind ${HOST}:${gateway.port}`,
    '  balance roundrobin',
    ...httpCheck('/readyz'),
    ...servers('gateway', gateway.servers, CHECK),
    // A primary that died is never gone back to by itself: an operator, or the cluster, switches these two.
    'listen database',
    `  bind ${HOST}:${database.port}`,
    '  mode tcp',
    '  timeout client 1h',
    '  timeout server 1h',
    `  server database-1 ${HOST}:${first}${disabled(0)}`,
    `  server database-2 ${HOST}:${second}${disabled(1)}`,
    'listen database-read',
    `  bind ${HOST}:${database.readPort}`,
    '  mode tcp',
    '  timeout client 1h',
    '  timeout server 1h',
    `  option pgsql-check user ${database.user}`,
    `  server database-2 ${HOST}:${second} ${CHECK} on-marked-down shutdown-sessions`,
    `  server database-1 ${HOST}:${first} ${CHECK} backup`,
    ...hosts.flatMap(({ id, port, servers: ports }) => [
      `listen ${id}`,
      `  bind ${hostname}:${port}`,
      '  balance roundrobin',
      '  option forwardfor',
      ...httpCheck('/version.json'),
      // Whoever waits for one that fell silent asks again, and another answers.
      ...servers(id, ports, `${CHECK} on-marked-down shutdown-sessions`),
    ]),
    '',
  ].join('\n');
}
