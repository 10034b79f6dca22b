import { elderCookie } from '@shuye/core-domain/storage';
import { Switch } from '@shuye/ui';
import { useEffect } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useElderMode } from '../../hooks/useElderMode.ts';

function tellOtherPages(isOn: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const { name, value, ttlS } = elderCookie;
  document.cookie = `${name}=${value}; Path=/; Max-Age=${isOn ? ttlS : 0}; SameSite=Lax${secure}`;
}

/** Turns 长辈版 on or off for this device, at once. */
export function ElderModeSwitch() {
  const onDevice = useIsHydrated();
  const isOn = useElderMode((mode) => mode.isOn);
  const turn = useElderMode((mode) => mode.turn);
  useEffect(() => tellOtherPages(isOn), [isOn]);
  return (
    <Switch label="长辈版" description="字更大，按钮更大，没有广告和弹窗" checked={onDevice && isOn} onChange={turn} />
  );
}
