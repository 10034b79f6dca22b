/** A call that is answered with a state other than success; readers may see the message. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
