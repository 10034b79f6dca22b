import type { CSSProperties, ReactNode } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import styles from './ReaderFrame.module.css';

interface ReaderFrameProps {
  /** Wears the style of the welfare entry [RPARAM-10]. */
  isWelfare: boolean;
  /** Per cent of the screen's own light. */
  brightness: number;
  isDesktop: boolean;
  hasSidebar: boolean;
  children: ReactNode;
}

/** The screen, or what of it the host says is seen [RPARAM-16] [RPARAM-17], from edge to edge. */
export function ReaderFrame({ isWelfare, brightness, isDesktop, hasSidebar, children }: ReaderFrameProps) {
  const { windowHeight, windowWidth } = useServices();
  const light = brightness / 100;
  return (
    <div
      className={styles['frame']}
      data-welfare={isWelfare ? '' : undefined}
      data-desktop={isDesktop ? '' : undefined}
      data-side={hasSidebar ? '' : undefined}
      data-dim={light < 1 ? '' : undefined}
      style={{ '--reader-light': light, '--host-height': windowHeight, '--host-width': windowWidth } as CSSProperties}
    >
      {children}
    </div>
  );
}
