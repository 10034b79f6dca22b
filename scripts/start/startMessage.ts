import { textTable } from '../text/textTable.ts';

export interface StartedApp {
  description: string;
  port: number;
}

export interface Started {
  hosts: readonly StartedApp[];
  gatewayPort: number;
  dataDir: string;
  /** The only code that logs in; none where codes are sent to phones. */
  loginCode?: string | undefined;
  /** This machine's address in the local network, when the apps are open to it. */
  lanAddress?: string | undefined;
}

/** What an operator reads once everything runs: where it is, how to add books, how to stop. */
export function startMessage({ hosts, gatewayPort, dataDir, loginCode, lanAddress }: Started): string {
  const places = ['127.0.0.1', ...(lanAddress ? [lanAddress] : [])];
  const running = hosts.flatMap(({ description, port }) =>
    places.map((place, index) => [index === 0 ? description : '  in the local network', `http://${place}:${port}/`]),
  );
  const table = textTable([
    ...running,
    ['The gateway', `http://127.0.0.1:${gatewayPort}/`],
    ['Data', dataDir],
    ...(loginCode === undefined ? [] : [['登录验证码', `${loginCode}   (with any phone number)`]]),
    ['Add your own books', 'npx -y pnpm@12 library add <file or folder>   (TXT, EPUB)'],
    ['Stop', 'Ctrl-C'],
  ]);
  return `\n${table}\n`;
}
