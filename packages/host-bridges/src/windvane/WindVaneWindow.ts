import type { WebWindow } from '../web/WebWindow.ts';

export type WindVaneCallback = (answer: unknown) => void;

/** The object that the container puts into its pages, sometimes after they began. */
export interface WindVaneObject {
  call: (
    className: string,
    method: string,
    params: object,
    success: WindVaneCallback,
    failure: WindVaneCallback,
    timeoutMs?: number,
  ) => void;
}

export type WindVaneWindow = Omit<WebWindow, 'navigator'> & {
  WindVane?: WindVaneObject | undefined;
  navigator: WebWindow['navigator'] & { userAgent: string };
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  location: { href: string };
};
