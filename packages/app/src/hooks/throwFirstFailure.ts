/** Throws the failure of a screen's query that has nothing to show, to the boundary of the screen. */
export function throwFirstFailure({ data, error }: { data: unknown; error: Error | null }): void {
  if (error && data === undefined) throw error;
}
