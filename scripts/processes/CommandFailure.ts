/** A command that cannot go on for a reason that an operator can do something about; its message is all they need. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
