import type { HostControls, LoggedCall } from '@shuye/host-bridges/simulator';
import { controls, SCRIPT_KEY, withChange, type Control, type ScriptChange } from './controls.ts';
import { endingWords } from './endingWords.ts';
import { nativeSheet } from './nativeSheet.ts';

interface Laboratory {
  host: string;
  hosts: readonly { host: string; description: string; url: string }[];
}

type HostPage = Window & { shuyeHost?: HostControls };

const LOOK_MS = 200;
const TOAST_MS = 2000;
const SHEET_MS = 4000;
const CHOICES_KEY = 'laboratory-choices';

const element = <Found extends HTMLElement>(id: string, kind: new () => Found): Found => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The laboratory has no #${id}.`);
  return found;
};

const frame = element('page', HTMLIFrameElement);
const toast = element('toast', HTMLOutputElement);
const log = element('log', HTMLOListElement);
const hostPage = (): HostPage | undefined => frame.contentWindow ?? undefined;
const native = (): HostControls | undefined => hostPage()?.shuyeHost;

const load = (key: string): object => JSON.parse(localStorage.getItem(key) ?? '{}') as object;

/** Gives where the details are written. */
function write(kind: 'call' | 'page', name: string, details: unknown): HTMLElement {
  const line = document.createElement('li');
  line.className = kind;
  const at = document.createElement('time');
  at.textContent = new Date().toLocaleTimeString('en-GB');
  const what = document.createElement('b');
  what.textContent = name;
  const params = document.createElement('code');
  params.textContent = details === undefined ? '' : typeof details === 'string' ? details : JSON.stringify(details);
  line.append(at, what, params);
  log.prepend(line);
  return params;
}

let sheetTimer: ReturnType<typeof setTimeout> | undefined;

/** What the app itself shows over its page, for as long as one looks at it. */
function showSheet(words: readonly string[]): void {
  const sheet = element('sheet', HTMLOutputElement);
  sheet.replaceChildren(
    ...words.map((text) => {
      const line = document.createElement('span');
      line.textContent = text;
      return line;
    }),
  );
  clearTimeout(sheetTimer);
  sheetTimer = setTimeout(() => sheet.replaceChildren(), SHEET_MS);
}

/** Changes the native side of the page that is shown, and of those to come. */
function choose({ name, reloads }: Control, label: string, change: ScriptChange): void {
  const now = withChange(load(SCRIPT_KEY), change);
  localStorage.setItem(SCRIPT_KEY, JSON.stringify(now));
  localStorage.setItem(CHOICES_KEY, JSON.stringify({ ...load(CHOICES_KEY), [name]: label }));
  native()?.change({ ...change, ...(now.answering ? { answering: now.answering } : {}) });
  if (change.networkType !== undefined) {
    hostPage()?.dispatchEvent(new Event(change.networkType === 'NOTREACHABLE' ? 'offline' : 'online'));
    element('network-name', HTMLElement).textContent = change.networkType;
  }
  write('page', name, label);
  if (reloads) hostPage()?.location.reload();
}

function row(name: string, contents: readonly HTMLElement[]): HTMLFieldSetElement {
  const set = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = name;
  const choices = document.createElement('div');
  choices.className = 'choices';
  choices.append(...contents);
  set.append(legend, choices);
  return set;
}

function choice(group: string, label: string, isChosen: boolean, onChoose: () => void): HTMLLabelElement {
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = group;
  input.checked = isChosen;
  input.addEventListener('change', onChoose);
  const words = document.createElement('span');
  words.textContent = label;
  const whole = document.createElement('label');
  whole.append(input, words);
  return whole;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onPress);
  return made;
}

function showPanel(host: string): void {
  const before = load(CHOICES_KEY) as Record<string, string>;
  const own = controls.filter(({ hosts }) => hosts?.includes(host) ?? true);
  const rows = own.map((control) =>
    row(
      control.name,
      control.choices.map(({ label, change }) => {
        const isChosen = (before[control.name] ?? control.choices[0]?.label) === label;
        return choice(control.name, label, isChosen, () => choose(control, label, change));
      }),
    ),
  );
  const widths = ['360', '390', '430'].map((width) =>
    choice('Width', width, width === '390', () => (element('phone', HTMLElement).dataset['width'] = width)),
  );
  const page = [
    button('Hide', () => native()?.showPage(false)),
    button('Show again', () => native()?.showPage(true)),
    button('Reload', () => hostPage()?.location.reload()),
    ...['/', '/cover/1001', '/reader/1001', '/top-up', '/myself'].map((path) =>
      button(path, () => hostPage()?.location.assign(path)),
    ),
  ];
  element('panel', HTMLFormElement).replaceChildren(...rows, row('Page', page), row('Width', widths));
}

/** Follows the page: its title, and what it asks of the native side. */
function follow(): void {
  let seen: HostControls | undefined;
  let count = 0;
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  /** Calls that have not been ended yet, and where that is written. */
  let open: { call: LoggedCall; line: HTMLElement }[] = [];
  const look = (): void => {
    open = open.filter(({ call, line }) => {
      if (!call.ended) return true;
      line.append(endingWords(call.ended));
      return false;
    });
  };
  setInterval(() => {
    element('title', HTMLElement).textContent = hostPage()?.document.title ?? '';
    element('clock', HTMLElement).textContent = new Date().toLocaleTimeString('en-GB').slice(0, 5);
    const now = native();
    if (!now) return;
    if (now !== seen) {
      seen = now;
      count = 0;
      write('page', 'page', hostPage()?.location.pathname);
    }
    for (const call of now.log.slice(count)) {
      const { method, params } = call;
      open.push({ call, line: write('call', method, params) });
      const sheet = nativeSheet(call);
      if (sheet) showSheet(sheet);
      if (method !== 'showToast') continue;
      toast.textContent = (params as { message?: string }).message ?? '';
      clearTimeout(toastTimer);
      toastTimer = setTimeout(() => (toast.textContent = ''), TOAST_MS);
    }
    count = now.log.length;
    look();
  }, LOOK_MS);
}

async function start(): Promise<void> {
  const { host, hosts } = (await (await fetch('/laboratory/hosts.json')).json()) as Laboratory;
  document.body.dataset['host'] = host;
  element('hosts', HTMLElement).replaceChildren(
    ...hosts.map(({ host: name, url, description }) => {
      const link = document.createElement('a');
      link.href = url;
      link.textContent = name;
      link.title = description;
      if (name === host) link.setAttribute('aria-current', 'page');
      return link;
    }),
  );
  element('network-name', HTMLElement).textContent = (load(SCRIPT_KEY) as ScriptChange).networkType ?? 'WIFI';
  element('back', HTMLButtonElement).addEventListener('click', () => native()?.pressBack());
  element('clear', HTMLButtonElement).addEventListener('click', () => log.replaceChildren());
  showPanel(host);
  follow();
  frame.src = '/';
}

void start();
