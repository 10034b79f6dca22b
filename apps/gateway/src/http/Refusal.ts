/** A call that is answered with a state other than success; readers may see the message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
