import { AppError, messages } from '@shuye/core-domain/error';

/** Another mini-app, and where in it. */
export interface AppTarget {
  appId: string;
  path?: string;
}

export interface AppNavigationOptions {
  isOnline: () => boolean;
  /** Stands until the reader has confirmed it. */
  alert: (message: string) => void;
  toast: (message: string) => void;
  /** The bridge's own way there. */
  open: (target: AppTarget) => Promise<void>;
}

/**
 * Goes to another app, after what has to hold was looked at. Rejects for a target without an app id, having alerted
 * 缺少appId [BRIDGE-18] [ERR-24], and offline, having said so in a toast [ERR-25]: the caller has nothing more to say.
 */
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
