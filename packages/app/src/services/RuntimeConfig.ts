import type { HostSettings } from '@shuye/host-bridges';
import type { Service } from '@shuye/core-domain/sign';

/** The server of a host app writes it into its page. */
export interface RuntimeConfig {
  addresses: Partial<Record<Service, string>>;
  signKeys: Partial<Record<Service, string>>;
  /** The login page; a page of the gateway unless it is set (D-017). */
  loginUrl?: string;
  /** The feedback page; a page of the gateway unless it is set (D-159). */
  feedbackUrl?: string;
  /** Channel of pages whose address names none; '' for the common one. */
  siteId: string;
  version: string;
  /** Settings that operators changed, by the id of the host. */
  hostSettings?: Readonly<Record<string, HostSettings>>;
  /** Column that the shelves of new readers are filled from (D-143). */
  presetColumn?: string;
  /** Origins that a development build may send its calls to instead [SEARCH-20]. */
  environments?: Partial<Record<'test' | 'production', string>>;
}

/** Column of new readers' books where the configuration names none. */
export const DEFAULT_PRESET_COLUMN = 'new-readers';

export const DEFAULT_FEEDBACK_URL = '/feedback';

export const CONFIG_ELEMENT_ID = 'shuye-config';

/** @throws Error for operators when the page carries no configuration: it was opened as a file, not served. */
export function loadRuntimeConfig(document: Document): RuntimeConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`This page must be served by web-server: element #${CONFIG_ELEMENT_ID} is missing.`);
  return JSON.parse(text) as RuntimeConfig;
}
