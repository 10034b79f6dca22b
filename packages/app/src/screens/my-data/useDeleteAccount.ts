import { deleteAccount, FRESH_LOGIN_S, LOGIN_TOO_OLD } from '@shuye/api-client/calls';
import { AppError, failureMessage } from '@shuye/core-domain/error';
import { useState } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { deleteOwnCopy } from './deleteOwnCopy.ts';
import { forgetAccount } from './forgetAccount.ts';

type DeleteStep = 'none' | 'asking' | 'deleting' | 'login-too-old';

/** The end of an account: a question, a login of the last minutes, the deletion at the server, then here. */
export function useDeleteAccount() {
  const services = useServices();
  const { client, host, login, toaster, loginAddress, navigateAway, currentUrl, reloadPage } = services;
  const account = useSession((session) => session.userId);
  const [step, setStep] = useState<DeleteStep>('none');

  const run = async (): Promise<void> => {
    setStep('deleting');
    try {
      // With the press: the page's first load has no room for it.
      const { isStillAccount } = await import('../../services/account/isStillAccount.ts');
      if (!isStillAccount(services, account)) {
        setStep('none');
        return;
      }
      await client.send(deleteAccount, undefined);
    } catch (error) {
      const isOld = error instanceof AppError && error.code === LOGIN_TOO_OLD;
      setStep(isOld ? 'login-too-old' : 'none');
      if (!isOld) toaster.show(failureMessage(error));
      return;
    }
    await deleteOwnCopy(services, account);
    forgetAccount(services, account);
    toaster.show('账号已注销');
    // A login that a host made lives in the page. The dialog goes with it: one that closes would take the reload back.
    if (host.login === 'host') {
      reloadPage();
      return;
    }
    setStep('none');
    login.getState().checkUser();
  };

  const logInAgain = async (): Promise<void> => {
    if (host.login !== 'host') {
      // Whoever is logged in is led back by the login page unless it is told that the login is too old.
      navigateAway(`${loginAddress({ returnTo: currentUrl() })}&max_age=${FRESH_LOGIN_S}`);
      return;
    }
    try {
      await login.getState().askHost();
      await run();
    } catch (error) {
      setStep('none');
      toaster.show(failureMessage(error));
    }
  };

  return {
    step,
    ask: () => setStep('asking'),
    cancel: () => setStep('none'),
    confirm: () => void run(),
    logInAgain: () => void logInAgain(),
  };
}
