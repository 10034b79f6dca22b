import { AppError, messages } from '@shuye/core-domain/error';
import type { Request } from '../createRequester.ts';
import { asText, fieldsOf } from '../native/answerFields.ts';
import { bridgeFaults } from '../request/bridgeFaults.ts';
import { bridgeWaits } from '../request/bridgeWaits.ts';
import type { WindVaneWindow } from '../windvane/WindVaneWindow.ts';

const ACTIVE = 'WV.Event.APP.Active';

/** Until the app is in front again after its login page. */
const whenBack = ({ document }: Pick<WindVaneWindow, 'document'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      document.removeEventListener(ACTIVE, back);
      settle();
    };
    const back = (): void => end(resolve);
    const timer = setTimeout(
      () => end(() => reject(bridgeFaults.silent(bridgeWaits.login))),
      bridgeWaits.login.timeoutMs,
    );
    document.addEventListener(ACTIVE, back);
  });

/** On iOS the login page opens by an address and answers nobody: the app says who is logged in, before and after. */
export async function loginByScheme(window: WindVaneWindow, request: Request): Promise<void> {
  const isLoggedIn = async (): Promise<boolean> =>
    asText(fieldsOf(await request('getAuthInfo'))['userId']) !== undefined;
  if (await isLoggedIn()) return;
  const back = whenBack(window);
  const scheme = window.navigator.userAgent.includes('iPad') ? 'youkuhd' : 'youku';
  window.location.href = `${scheme}://jsblogin?from=shuye`;
  await back;
  if (!(await isLoggedIn())) throw new AppError('bridge', messages.needsLogin);
}
