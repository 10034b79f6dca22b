import { giftAnswer, claimGift } from '@shuye/api-client/calls';
import { claimsGift, giftOutcome, type GiftOutcome } from '@shuye/core-domain/gift';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from '../../../router/index.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useSession } from '../../../hooks/useSession.ts';

const ASKED = 'gift_asked';

type GiftDialog = Extract<GiftOutcome, { show: 'dialog' }>;

/**
 * Claims the gift of a visit that comes from the host's collection list, once a visit [ME-17]. A reader whom the host does
 * not name to us is not asked for: the gift is given to a user of the payment provider.
 */
export function useCollectionGift() {
  const { client, host, session, toaster } = useServices();
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { from: fromPath } = useParams();
  const fromQuery = useSearchParams()[0].get('from') ?? undefined;
  const [dialog, setDialog] = useState<GiftDialog>();
  const [isOpen, setOpen] = useState(false);

  const { payerId } = host.bridge;
  const isMiniApp = host.guide?.isMiniApp ?? false;
  useEffect(() => {
    const claimedInThisVisit = session.read(ASKED, (value) => value === true) ?? false;
    const claim = claimsGift({ fromPath, fromQuery, isLoggedIn, isMiniApp, claimedInThisVisit });
    if (!claim.claims || !payerId) return;
    session.write(ASKED, true);
    payerId()
      .then((alipayUid) => client.send(claimGift, { alipayUid }))
      .catch(giftAnswer)
      .then((answer) => {
        const outcome = giftOutcome(answer);
        if (outcome.show === 'toast') {
          toaster.show(outcome.text);
          return;
        }
        setDialog(outcome);
        setOpen(true);
      })
      .catch((error: unknown) => console.info(error));
  }, [client, session, toaster, payerId, isMiniApp, isLoggedIn, fromPath, fromQuery]);

  return { dialog, isOpen, close: () => setOpen(false) };
}
