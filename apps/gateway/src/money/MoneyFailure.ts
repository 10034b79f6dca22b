/** Why a command about money was not carried out, and what its operator can do. */
export class MoneyFailure extends Error {
  override readonly name = 'MoneyFailure';
}
