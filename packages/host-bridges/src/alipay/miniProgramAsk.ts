import type { Ask } from '../createRequester.ts';
import { fieldsOf } from '../native/answerFields.ts';
import { methodsOf } from '../request/methodsOf.ts';
import type { MiniProgramObject } from './AlipayWindow.ts';

/** What the object does itself; all else is asked of the mini-program's page. */
const OWN: ReadonlySet<string> = new Set(['getNetworkType', 'getStorage', 'setStorage', 'tradePay']);

const PAGE = '/pages/web/web';

/** Calls the mini-program: its object where that can, its page by message otherwise. */
export const miniProgramAsk =
  (my: MiniProgramObject, askPage: Ask): Ask =>
  (method, params, reply) => {
    const askObject = methodsOf(my);
    if (OWN.has(method)) return askObject(method, params, reply);
    if (method === 'navigate') {
      const { url } = fieldsOf(params);
      return askObject('navigateTo', { url: `${PAGE}?url=${encodeURIComponent(String(url))}` }, reply);
    }
    const forget = askPage(method, params, reply);
    // The panel asks the page for its card: that has to be there before.
    if (method === 'share') my.startShare?.();
    return forget;
  };
