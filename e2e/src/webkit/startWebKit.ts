import { setTimeout } from 'node:timers/promises';
import { freePorts, startProcess } from '@shuye/tooling/product';
import { findWebKit } from '@shuye/tooling/webkit';

const MISSING =
  'These journeys need WebKitGTK with its driver, and Xvfb: `npx -y pnpm@12 test:deep` installs them on Debian as root (the packages webkit2gtk-driver and xvfb).';

const LOOKS = 100;
const LOOK_MS = 100;

async function isReady(driver: string): Promise<boolean> {
  try {
    return (await fetch(`${driver}/status`)).ok;
  } catch {
    // Nothing listens there yet.
    return false;
  }
}

export interface RunningWebKit {
  /** Address of the driver. */
  driver: string;
  browser: string;
  stop: () => Promise<void>;
}

/** Starts a screen in memory and the driver of WebKit on it. @throws Error saying what to install, or what they printed. */
export async function startWebKit(): Promise<RunningWebKit> {
  const programs = findWebKit();
  if (!programs) throw new Error(MISSING);
  const { env } = process;
  const cwd = process.cwd();
  // The screen chooses a number of its own, and says it.
  let onNumber: (number: string) => void;
  const number = new Promise<string>((resolve) => (onNumber = resolve));
  const screen = startProcess({
    name: 'Xvfb',
    command: programs.display,
    args: ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    cwd,
    env,
    onLine: (line) => /^\d+$/.test(line) && onNumber(line),
  });
  const [port = 0] = await freePorts(1);
  const shown = await Promise.race([number, screen.ended.then(() => undefined)]);
  if (shown === undefined) throw new Error(`Xvfb did not start:\n${screen.lastLines().join('\n')}`);
  const running = startProcess({
    name: 'WebKitWebDriver',
    command: programs.driver,
    args: [`--port=${port}`],
    cwd,
    env: { ...env, DISPLAY: `:${shown}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const stop = async (): Promise<void> => {
    await running.stop();
    await screen.stop();
  };
  const driver = `http://127.0.0.1:${port}`;
  for (let look = 0; look < LOOKS; look += 1) {
    if (await isReady(driver)) return { driver, browser: programs.browser, stop };
    await setTimeout(LOOK_MS);
  }
  await stop();
  throw new Error(`WebKitWebDriver does not answer:\n${running.lastLines().join('\n')}`);
}
