import { endOtherLogins } from '@shuye/api-client/calls';
import { failureMessage } from '@shuye/core-domain/error';
import { useState } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { isStillAccount } from '../../services/account/isStillAccount.ts';
import { useServices } from '../../services/ServicesContext.tsx';

type EndStep = 'none' | 'asking' | 'ending';

/** The way to end all other logins: a question after as many as there are, then the call; `renew` asks for the list again. */
export function useEndOthers(renew: () => Promise<unknown>) {
  const services = useServices();
  const { client, toaster } = services;
  const shownTo = useSession((session) => session.userId);
  const [step, setStep] = useState<EndStep>('none');
  // The list may be without them before the question has left the screen.
  const [askedCount, setAskedCount] = useState(0);

  const confirm = async (): Promise<void> => {
    if (!isStillAccount(services, shownTo)) {
      setStep('none');
      return;
    }
    setStep('ending');
    try {
      await client.send(endOtherLogins, undefined);
      toaster.show('其他设备已退出登录');
    } catch (error) {
      toaster.show(failureMessage(error));
    }
    await renew();
    setStep('none');
  };

  return {
    step,
    askedCount,
    ask: (count: number) => {
      setAskedCount(count);
      setStep('asking');
    },
    cancel: () => setStep('none'),
    confirm: () => void confirm(),
  };
}
