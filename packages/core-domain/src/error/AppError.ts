export type AppErrorKind =
  | 'offline'
  /** The request did not reach the server, or the answer was invalid. */
  | 'network'
  | 'timeout'
  /** The server answered, and refused or failed; `code` is its state. */
  | 'server'
  | 'unauthorised'
  | 'bridge'
  | 'content'
  | 'input';

/** A fault, with a message that may be shown to readers as it is. Expected outcomes (locked, removed) are values instead. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: AppErrorKind;
  /** The server's state, the host's code, or 0 without either. */
  readonly code: number;
  /** The book that a server could say nothing of, where it is still there to be read [ERR-13]. */
  readonly bookId: string | undefined;

  constructor(
    kind: AppErrorKind,
    message: string,
    options: { code?: number; cause?: unknown; bookId?: string | undefined } = {},
  ) {
    super(message);
    // Older kernels ignore the cause that is given to Error itself.
    if ('cause' in options)
      Object.defineProperty(this, 'cause', { value: options.cause, configurable: true, writable: true });
    this.kind = kind;
    this.code = options.code ?? 0;
    this.bookId = options.bookId;
  }
}
