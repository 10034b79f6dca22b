import type { FarmAbility } from '@shuye/host-bridges';
import { useEffect } from 'react';
import { FarmPopup } from '../../../features/farm-task/FarmPopup.tsx';
import { FarmWidget } from '../../../features/farm-task/FarmWidget.tsx';
import { useFarmTask } from '../../../features/farm-task/useFarmTask.ts';
import { useCappedGuide } from '../../../features/guide/useCappedGuide.ts';
import { watchReading } from './watchReading.ts';
import type { ReaderPromptsProps } from './ReaderPromptsProps.ts';
import { useServices } from '../../../services/ServicesContext.tsx';

interface ReaderFarmProps extends Pick<ReaderPromptsProps, 'moves'> {
  ability: FarmAbility;
}

/** The task of the host's farm: its popup first, then the widget that counts [FARM-01] [READER-21] [READER-22]. */
export function ReaderFarm({ ability, moves }: ReaderFarmProps) {
  const { nowMs } = useServices();
  const { state, dispatch, fail } = useFarmTask(ability);
  const popup = useCappedGuide('popup', 'farm-popup', state?.phase === 'running');

  useEffect(() => watchReading({ moves, nowMs, dispatch }), [moves, nowMs, dispatch]);

  if (!state) return null;
  return (
    <>
      <FarmWidget state={state} />
      <FarmPopup open={popup.shows} state={state} ability={ability} onFailure={fail} onClose={popup.close} />
    </>
  );
}
