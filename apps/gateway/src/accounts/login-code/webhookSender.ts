import { postToService } from '../../outgoing/postToService.ts';
import type { CodeSender } from '../../calls/CodeSender.ts';

/** Hands codes over to the operator's own service: `POST {phone, code, lasts}`, any 2xx means that it took it. */
export const webhookSender =
  (address: string): CodeSender =>
  async ({ phone, code, lasts }) => {
    const { ok, status } = await postToService(address, { phone, code, lasts });
    if (!ok) throw new Error(`the code sender answered ${status}`);
  };
