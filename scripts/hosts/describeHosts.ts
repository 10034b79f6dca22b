import type { HostDefinition } from '@shuye/host-bridges';

export interface DescribedHost {
  app: string;
  host: HostDefinition;
  /** Abilities that its bridge has beside the network's state. */
  abilities: readonly string[];
}

const yes = (value: boolean | undefined): string => (value === true ? 'yes' : '–');

const fields = (value: object | undefined): string =>
  value === undefined
    ? '–'
    : Object.entries(value)
        .map(([name, set]) => `${name} ${String(set)}`)
        .join(', ');

type Describe = (described: DescribedHost) => string;

/** What may differ between hosts; a setting that none of them has is left out. */
const rows: readonly (readonly [string, Describe])[] = [
  ['app', ({ app }) => `\`apps/${app}\``],
  ['platform on Android, iOS', ({ host }) => `${host.platform.android}, ${host.platform.ios}`],
  ['pays', ({ host }) => (host.payMode === 11 ? 'by its bridge (11)' : 'by redirect (4)')],
  ['logs readers in', ({ host }) => (host.login === 'host' ? 'the host' : 'a page of ours')],
  ['free books follow their chapters’ prices', ({ host }) => yes(host.reader.isPlatformPath)],
  ['beginning of locked chapters', ({ host }) => yes(host.reader.showsLockedPreview)],
  ['ads in the reader', ({ host }) => yes(host.reader.adsEnabled)],
  ['look that is forced', ({ host }) => fields(host.reader.importantStyle)],
  ['covers open the reader', ({ host }) => host.cover?.goReadMethod ?? 'route'],
  ['action bar of the reader', ({ host }) => yes(host.guide?.bars.actionBar)],
  [
    'leads to the app',
    ({ host }) => (host.guide?.isMiniApp === true ? 'refused with a toast' : yes(host.guide !== undefined)),
  ],
  ['invites to collect the mini-app', ({ host }) => yes(host.guide?.invitesToCollect)],
  ['keeps itself on devices', ({ host }) => yes(host.installOfflineApp !== undefined)],
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** What differs between the hosts, as a page of the documents. */
export function describeHosts(hosts: readonly DescribedHost[]): string {
  const abilities = [...new Set(hosts.flatMap((one) => one.abilities))].toSorted();
  const abilityRow = (ability: string): string[] => [
    `\`${ability}\``,
    ...hosts.map((one) => yes(one.abilities.includes(ability))),
  ];
  const head = [
    ['', ...hosts.map(({ host }) => host.id)],
    ['---', ...hosts.map(() => '---')],
  ];
  return [
    '# What differs between hosts',
    '',
    'Made from each `host.ts` and its bridge by `npx -y pnpm@12 --filter @shuye/scripts exec vitest run hosts -u`; a test compares the two. What operators change without a release is not in it ([settings of a host](operations.md#settings-of-a-host)).',
    '',
    '## Settings',
    '',
    ...head.map(line),
    ...rows.map(([name, describe]) => line([name, ...hosts.map(describe)])),
    '',
    '## Abilities of the bridge',
    '',
    'An ability that a host lacks is a member that its bridge does not have.',
    '',
    ...head.map(line),
    ...abilities.map((ability) => line(abilityRow(ability))),
    '',
  ].join('\n');
}
