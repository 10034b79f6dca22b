import { Button } from '../button/Button.tsx';
import type { ReactNode } from 'react';
import { EmptyView } from '../empty-view/EmptyView.tsx';
import { OfflineIllustration } from '../illustration/OfflineIllustration.tsx';

const offline = <OfflineIllustration />;

export interface ErrorViewProps {
  message: string;
  hint?: string | undefined;
  illustration?: ReactNode;
  /** The button shows only with it (UI-15). */
  onRetry?: (() => void) | undefined;
  retryText?: string | undefined;
}

export function ErrorView({ message, hint, illustration = offline, onRetry, retryText = '重试' }: ErrorViewProps) {
  return (
    <div role="alert">
      <EmptyView
        message={message}
        hint={hint}
        illustration={illustration}
        action={onRetry && <Button onPress={onRetry}>{retryText}</Button>}
      />
    </div>
  );
}
