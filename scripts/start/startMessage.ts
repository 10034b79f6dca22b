import { textTable } from '../text/textTable.ts';

export interface StartedApp {
  description: string;
  port: number;
}

export interface Started {
  hosts: readonly StartedApp[];
  gatewayPort: number;
  dataDir: string;
  /** The only code that logs in, or `terminal`; none where codes are sent to phones. */
  loginCode?: string | undefined;
  /** Where the hosts can be tried with their native side simulated. */
  laboratory?: string | undefined;
  /** This machine's address in the local network, when the apps are open to it. */
  lanAddress?: string | undefined;
}

const codeSentence = (code: string): string =>
  /^\d+$/.test(code) ? `${code}   (with any phone number)` : 'shown here for each login, with any phone number';

/** What an operator reads once everything runs: where it is, how to add books, how to stop. */
export function startMessage({ hosts, gatewayPort, dataDir, loginCode, laboratory, lanAddress }: Started): string {
  const places = ['127.0.0.1', ...(lanAddress ? [lanAddress] : [])];
  const running = hosts.flatMap(({ description, port }) =>
    places.map((place, index) => [index === 0 ? description : '  in the local network', `http://${place}:${port}/`]),
  );
  const table = textTable([
    ...running,
    ...(laboratory === undefined ? [] : [['The hosts in a phone', laboratory]]),
    ['The gateway', `http://127.0.0.1:${gatewayPort}/`],
    ['Data', dataDir],
    ...(loginCode === undefined ? [] : [['登录验证码', codeSentence(loginCode)]]),
    ['Add your own books', 'npx -y pnpm@12 library add <file or folder>   (TXT, EPUB)'],
    ['Stop', 'Ctrl-C'],
  ]);
  // The gateway itself listens on this machine alone, and cannot know that its apps are open to others.
  const warning = lanAddress
    ? '\nFor trials only: everyone in this network reaches these apps. Login codes appear in this terminal, and the sample\ncashier, unless another is configured, moves no money. docs/operations.md says what readers of a real site need.\n'
    : '';
  return `\n${table}\n${warning}`;
}
