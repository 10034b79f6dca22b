import type { Request } from '../createRequester.ts';
import type { FarmAbility, HostBridge, ShareCard } from '../HostBridge.ts';
import { sharePath } from '@shuye/core-domain/navigation';
import { createAppNavigation, type AppTarget } from '../navigation/createAppNavigation.ts';
import { fieldsOf, isTimeout } from './answerFields.ts';
import { parseFarmTask } from './parseFarmTask.ts';
import { payBy } from './payBy.ts';

interface RareOptions {
  request: Request;
  isOnline: () => boolean;
  showToast: (message: string) => Promise<void>;
  currentUrl: () => string;
}

export interface RareAbilities {
  share: NonNullable<HostBridge['share']>;
  task: FarmAbility['task'];
  pay: NonNullable<HostBridge['pay']>;
  navigateToMiniProgram: NonNullable<HostBridge['navigateToMiniProgram']>;
}

/** A reader's page is shared as the cover of its book [BRIDGE-17]. */
function sharedCard({ title, text, url }: ShareCard, currentUrl: string): ShareCard {
  const { origin, pathname, search } = new URL(url, currentUrl);
  return { title, text, url: origin + sharePath(pathname + search) };
}

/** Abilities that most visits do without: their code comes when one of them is asked for. */
export function rareAbilities({ request, isOnline, showToast, currentUrl }: RareOptions): RareAbilities {
  // A host that shows no message of its own leaves it to the page, which says the rejection.
  const notify = (message: string): void => void showToast(message).catch(console.info);

  return {
    share: async (card) => {
      try {
        const { shared } = fieldsOf(await request('share', sharedCard(card, currentUrl())));
        return shared !== false && shared !== 'false';
      } catch (error) {
        // Some hosts never say how their share panel ended: it was shown.
        if (isTimeout(error)) return true;
        throw error;
      }
    },
    task: async () => parseFarmTask(await request('getTaskInfo')),
    pay: payBy(request),
    navigateToMiniProgram: createAppNavigation({
      isOnline,
      alert: notify,
      toast: notify,
      open: async (target: AppTarget) => void (await request('navigateToMiniProgram', target)),
    }),
  };
}
