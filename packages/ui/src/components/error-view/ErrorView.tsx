import { Button } from '../button/Button.tsx';
import type { IllustrationName } from '../illustration/Illustration.tsx';
import { EmptyView } from '../empty-view/EmptyView.tsx';

export interface ErrorViewProps {
  /** What happened, in words that can be shown. */
  message: string;
  hint?: string | undefined;
  illustration?: IllustrationName | undefined;
  /** The way on; the button shows only with it (UI-15). */
  onRetry?: (() => void) | undefined;
  retryText?: string | undefined;
}

/** A page or block that could not be shown. */
export function ErrorView({ message, hint, illustration = 'offline', onRetry, retryText = '重试' }: ErrorViewProps) {
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
