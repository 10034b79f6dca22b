import { Switch } from '@shuye/ui';
import { hasKeyboard } from '../hasKeyboard.ts';
import { useWide } from '../../page/useWide.ts';
import type { SettingsProps } from './SettingsProps.ts';

export function ComfortSettings({ settings, change }: SettingsProps) {
  const isWide = useWide();
  return (
    <>
      {'wakeLock' in navigator && (
        <Switch
          label="屏幕常亮"
          description="打开书时不自动熄屏"
          checked={settings.keepAwake}
          onChange={(keepAwake) => change({ keepAwake })}
        />
      )}
      {isWide && settings.paging !== 'vertical' && (
        <Switch label="双页" checked={settings.spread} onChange={(spread) => change({ spread })} />
      )}
      {hasKeyboard() && (
        <Switch
          label="单键快捷键"
          description="按 ? 查看；方向键与翻页键一直可用"
          checked={settings.keys}
          onChange={(keys) => change({ keys })}
        />
      )}
    </>
  );
}
