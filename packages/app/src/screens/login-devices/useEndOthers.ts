import { endOtherLogins } from '@shuye/api-client/calls';
import { failureMessage } from '@shuye/core-domain/error';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

type EndStep = 'none' | 'asking' | 'ending';

/** The way to end all other logins: a question, then the call; `renew` asks for the list again. */
export function useEndOthers(renew: () => Promise<unknown>) {
  const { client, toaster } = useServices();
  const [step, setStep] = useState<EndStep>('none');

  const confirm = async (): Promise<void> => {
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
    ask: () => setStep('asking'),
    cancel: () => setStep('none'),
    confirm: () => void confirm(),
  };
}
