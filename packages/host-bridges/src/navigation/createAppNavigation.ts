import { AppError, messages } from '@shuye/core-domain/error';

export interface AppTarget {
  appId: string;
  path?: string;
}

export interface AppNavigationOptions {
  isOnline: () => boolean;
  alert: (message: string) => void;
  toast: (message: string) => void;
  open: (target: AppTarget) => Promise<void>;
}

/** Rejects without an app id [BRIDGE-18] [ERR-24], and offline [ERR-25], each after the reader was told. */
export function createAppNavigation({ isOnline, alert, toast, open }: AppNavigationOptions) {
  return async (target: Partial<AppTarget>): Promise<void> => {
    const appId = target.appId?.trim();
    if (!appId) {
      alert(messages.missingAppId);
      throw new AppError('input', messages.missingAppId);
    }
    if (!isOnline()) {
      toast(messages.offline);
      throw new AppError('offline', messages.offline);
    }
    await open({ ...target, appId });
  };
}
