/** A line of a report whose goal is no ratio. */
export const verdictLine = (what: string, found: string, goal: string, isMet: boolean): string =>
  `${what.padEnd(46)} ${found}  goal ${goal}  ${isMet ? 'met' : 'MISSED'}`;
