import type { HostSystem } from '../host/platformId.ts';

export type GuideSystem = HostSystem | 'desktop';

/** Who shows the page: applications that swallow links to other apps, Android's own Chrome, or any other browser. */
export type GuideShell = 'closed' | 'chrome' | 'browser';

export interface GuideDevice {
  system: GuideSystem;
  shell: GuideShell;
}

/** First that matches; HarmonyOS also writes Android, and iPads of today write Macintosh. */
const systems: ReadonlyArray<readonly [RegExp, HostSystem]> = [
  [/OpenHarmony|HarmonyOS|ArkWeb/i, 'harmony'],
  [/iPhone|iPad|iPod/i, 'ios'],
  [/Android/i, 'android'],
];

const CLOSED_SHELL = /MicroMessenger|\bQQ\/|Weibo|baiduboxapp/i;
/** Browsers that are built on Chrome's engine, and web views, answer to Chrome's own links in ways of their own. */
const OTHER_BROWSER =
  /MQQBrowser|UCBrowser|\bUBrowser|UWS\/|HuaweiBrowser|MiuiBrowser|HeyTapBrowser|VivoBrowser|SamsungBrowser|EdgA|OPR\/|; wv\)|AliApp/i;

/** Chrome for Android follows intent addresses since then. */
const FIRST_CHROME_WITH_INTENTS = 25;

/** The device behind a user agent. `touchPoints` tells an iPad from a Mac. */
export function parseDevice(userAgent: string, touchPoints = 0): GuideDevice {
  const isDisguisedPad = /Macintosh/.test(userAgent) && touchPoints > 1;
  const system = isDisguisedPad ? 'ios' : (systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'desktop');
  if (CLOSED_SHELL.test(userAgent)) return { system, shell: 'closed' };

  const chrome = Number(/Chrome\/(\d{1,4})/.exec(userAgent)?.[1] ?? 0);
  const isChrome = system === 'android' && chrome >= FIRST_CHROME_WITH_INTENTS && !OTHER_BROWSER.test(userAgent);
  return { system, shell: isChrome ? 'chrome' : 'browser' };
}
