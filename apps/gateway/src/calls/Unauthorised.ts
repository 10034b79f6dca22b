/** A request whose session does not prove what it claims: answered with HTTP 401, which asks the client to refresh (D-020). */
export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';
}
