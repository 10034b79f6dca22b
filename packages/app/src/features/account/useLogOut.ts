import { messages } from '@shuye/core-domain/error';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useSession } from '../../hooks/useSession.ts';

type LogOutStep = 'none' | 'asking' | 'leaving';

/** The way out of an account: a question, then the logout; one that failed leaves the reader logged in and says so. */
export function useLogOut() {
  const { toaster } = useServices();
  const logOut = useSession((session) => session.logOut);
  const [step, setStep] = useState<LogOutStep>('none');

  const confirm = async (): Promise<void> => {
    setStep('leaving');
    try {
      await logOut();
    } catch {
      toaster.show(messages.logoutFailure);
    }
    setStep('none');
  };

  return {
    step,
    ask: () => setStep('asking'),
    cancel: () => setStep('none'),
    confirm: () => void confirm(),
  };
}
