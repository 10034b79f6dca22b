import { GhostClickGuard } from '@shuye/ui';
import type { Services } from '../services/Services.ts';
import { FormerLayers } from './FormerLayers.tsx';
import { HostEvents } from './HostEvents.tsx';
import { HostUser } from './HostUser.tsx';
import { LandingHead } from './LandingHead.tsx';
import { LeftCharges } from './LeftCharges.tsx';
import { Notices } from './Notices.tsx';
import { PageViews } from './PageViews.tsx';
import { PendingPayments } from './PendingPayments.tsx';
import { SlowReads } from './SlowReads.tsx';
import { WideWindow } from './WideWindow.tsx';

/** No first text waits for these parts. */
export default function DeferredParts({ services }: { services: Services }) {
  return (
    <>
      <WideWindow services={services} />
      <GhostClickGuard />
      <FormerLayers />
      <Notices services={services} />
      <PageViews services={services} />
      <LandingHead />
      <HostUser services={services} />
      <HostEvents services={services} />
      <PendingPayments services={services} />
      <LeftCharges services={services} />
      <SlowReads services={services} />
    </>
  );
}
