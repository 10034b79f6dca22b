import type { HostScript } from '@shuye/host-bridges/simulator';

/** What the laboratory remembers of a host between pages, in the storage of its origin. */
export const SCRIPT_KEY = 'laboratory';

export type ScriptChange = Partial<Omit<HostScript, 'host'>> & { phone?: 'android' | 'iphone' };

/** What the native side is after a change; how other calls are answered stays. */
export const withChange = (before: ScriptChange, change: ScriptChange): ScriptChange => ({
  ...before,
  ...change,
  answering: { ...before.answering, ...change.answering },
});

export interface Control {
  name: string;
  /** What can be chosen, and what of the native side it changes; the first is where one begins. */
  choices: readonly { label: string; change: ScriptChange }[];
  /** Hosts that have it; all of them where absent. */
  hosts?: readonly string[];
  /** Counts from the next page on. */
  reloads?: boolean;
}

const farmTask = (config: object, finished = false) => ({
  finished,
  from: 'farm',
  info: { icon: '/laboratory/farm.svg' },
  config: { goingPreTxt: '再读', finishedTxt: '任务完成', ...config },
});

const payCodes: readonly (readonly [label: string, payCode: string])[] = [
  ['9000 done', '9000'],
  ['8000 being handled', '8000'],
  ['6004 unknown', '6004'],
  ['6001 cancelled', '6001'],
  ['6002 no network', '6002'],
  ['4000 failed', '4000'],
  ['4 not allowed', '4'],
];

export const controls: readonly Control[] = [
  {
    name: 'Phone',
    reloads: true,
    choices: [
      { label: 'Android', change: { phone: 'android' } },
      { label: 'iPhone', change: { phone: 'iphone' } },
    ],
  },
  {
    name: 'Login',
    reloads: true,
    choices: [
      { label: 'Logged in', change: { isLoggedIn: true, consent: 'given' } },
      { label: 'Guest who agrees', change: { isLoggedIn: false, consent: 'given' } },
      { label: 'Guest who declines', change: { isLoggedIn: false, consent: 'refused' } },
      { label: 'Never answers', change: { isLoggedIn: false, consent: 'never' } },
    ],
  },
  {
    name: 'Payment',
    choices: [
      ...payCodes.map(([label, payCode]) => ({ label, change: { payCode, answering: { tradePay: { times: 1 } } } })),
      { label: 'Never comes back', change: { answering: { tradePay: { never: true } } } },
      { label: 'Does not open', change: { answering: { tradePay: { fault: 'HY_NO_PERMISSION' } } } },
    ],
  },
  {
    name: 'Sharing',
    choices: [
      { label: 'Opens its panel', change: { answering: { share: { times: 1 } } } },
      { label: 'Does not open', change: { answering: { share: { fault: 'HY_FAILED' } } } },
      { label: 'Never answers', change: { answering: { share: { never: true } } } },
    ],
  },
  {
    name: 'Following',
    hosts: ['alipay', 'taobao'],
    reloads: true,
    choices: [
      { label: 'Not yet', change: { isFollowed: false } },
      { label: 'Follows us', change: { isFollowed: true } },
    ],
  },
  {
    name: 'Farm task',
    hosts: ['alipay', 'taobao'],
    reloads: true,
    choices: [
      { label: '3 pages', change: { task: farmTask({ pageNum: 3, goingSufTxt: '页' }) } },
      { label: '30 seconds', change: { task: farmTask({ duration: 30, goingSufTxt: '秒' }) } },
      { label: 'Done', change: { task: farmTask({ pageNum: 3 }, true) } },
      { label: 'None', change: { task: {} } },
    ],
  },
  {
    name: 'Farm entry',
    hosts: ['alipay', 'taobao'],
    reloads: true,
    choices: [
      { label: 'Not pinned', change: { isPinned: false } },
      { label: 'Pinned', change: { isPinned: true } },
    ],
  },
  {
    name: 'App version',
    hosts: ['taobao'],
    reloads: true,
    choices: ['1.0.9', '1.0.8', '1.0.7'].map((appVersion) => ({
      label: appVersion,
      change: { parameters: { appVersion } },
    })),
  },
  {
    name: 'Network',
    choices: ['WIFI', '5G', 'NOTREACHABLE'].map((networkType) => ({ label: networkType, change: { networkType } })),
  },
];
