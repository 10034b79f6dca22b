import { installSimulator, iphoneUserAgents, userAgents, type HostScript } from '@shuye/host-bridges/simulator';
import { controls, SCRIPT_KEY, withChange, type ScriptChange } from './controls.ts';

type LaboratoryPage = Parameters<typeof installSimulator>[1] & { shuyeMiniProgram?: unknown; my?: unknown };

const isHost = (name: string | undefined): name is 'alipay' | 'taobao' | 'youku' =>
  name === 'alipay' || name === 'taobao' || name === 'youku';

/** What is chosen of each control before anybody chose. */
const usual = controls.reduce<ScriptChange>((before, { choices }) => withChange(before, choices[0]?.change ?? {}), {});

const chosen = (): ScriptChange => JSON.parse(localStorage.getItem(SCRIPT_KEY) ?? '{}') as ScriptChange;

/** Leaves the cashier with a code; gives its words. */
async function leaveCashier(tradeNo: string, code: string): Promise<string> {
  const answer = await fetch(`/cashier/trade/${tradeNo}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { memo = '' } = (await answer.json()) as { memo?: string };
  return memo;
}

/** The native side of a page in the laboratory; its script's element names the host. */
function install(host: HostScript['host']): void {
  const page = window as LaboratoryPage;
  const { phone, ...setting } = withChange(usual, chosen());
  const agents = phone === 'iphone' ? iphoneUserAgents : userAgents;
  Object.defineProperty(navigator, 'userAgent', { get: () => agents[host] });
  Object.defineProperty(navigator, 'onLine', { get: () => chosen().networkType !== 'NOTREACHABLE' });
  page.shuyeHostCode = async () => (await fetch('/laboratory/code')).text();
  page.shuyeHostPaid = leaveCashier;
  installSimulator({ host, ...setting }, page);
  // The vendor's script comes from the payment app alone: its object is there from the beginning.
  if (host === 'alipay') page.my = page.shuyeMiniProgram;
}

const { host } = document.currentScript?.dataset ?? {};
if (isHost(host)) install(host);
