import type { CSSProperties, ReactNode } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import type { ReaderTheme } from '../../stores/readerSettingsStore.ts';
import styles from './ReaderFrame.module.css';

interface ReaderFrameProps {
  theme: ReaderTheme;
  /** Wears the style of the welfare entry [RPARAM-10]. */
  isWelfare: boolean;
  /** Per cent of the screen's own light. */
  brightness: number;
  /** Tools stand at the edge. */
  isDesktop: boolean;
  /** Something stands beside the text. */
  hasSide: boolean;
  children: ReactNode;
}

/** Controls over a reading theme take the application's light or dark colours, whichever belong to its paper. */
const appTheme = (theme: ReaderTheme): 'light' | 'dark' | undefined => {
  if (theme === 'system') return undefined;
  return theme === 'night' ? 'dark' : 'light';
};

/** The screen, or what of it the host says is seen [RPARAM-16] [RPARAM-17], from edge to edge, in the colours of the reading theme. */
export function ReaderFrame({ theme, isWelfare, brightness, isDesktop, hasSide, children }: ReaderFrameProps) {
  const { windowHeight, windowWidth } = useServices();
  const light = brightness / 100;
  return (
    <div
      className={styles['frame']}
      data-welfare={isWelfare ? '' : undefined}
      data-theme={appTheme(theme)}
      data-reading-theme={theme}
      data-desktop={isDesktop ? '' : undefined}
      data-side={hasSide ? '' : undefined}
      data-dim={light < 1 ? '' : undefined}
      style={{ '--reader-light': light, '--host-height': windowHeight, '--host-width': windowWidth } as CSSProperties}
    >
      {children}
      {light < 1 && <div className={styles['veil']} style={{ opacity: 1 - light }} aria-hidden="true" />}
    </div>
  );
}
