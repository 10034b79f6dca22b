import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeConfig } from '@shuye/app/server';
import { injectConfig } from './injectConfig.ts';

export interface Site {
  /** The folder of a built host app. */
  dist: string;
  config: RuntimeConfig;
  /** Permits devices to keep the app; otherwise devices that keep it are told to remove it. */
  isKeptOnDevices?: boolean;
}

/** The page of a built app without text, as browsers that render it themselves take it. */
export const readEmptyPage = ({ dist, config, isKeptOnDevices = true }: Site): string =>
  injectConfig(readFileSync(join(dist, 'index.html'), 'utf8'), config, { isKeptOnDevices });
