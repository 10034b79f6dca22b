import { Switch } from '@shuye/ui';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useElderMode } from '../../hooks/useElderMode.ts';

/** Turns 长辈版 on or off for this device, at once. */
export function ElderModeSwitch() {
  const onDevice = useIsHydrated();
  const isOn = useElderMode((mode) => mode.isOn);
  const turn = useElderMode((mode) => mode.turn);
  return (
    <Switch label="长辈版" description="字更大，按钮更大，没有广告和弹窗" checked={onDevice && isOn} onChange={turn} />
  );
}
