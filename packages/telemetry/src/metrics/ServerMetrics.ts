/** A number, or one for each value of the measure's label. */
type Reading = number | Readonly<Record<string, number>>;

export interface Measure {
  /** Without the server's own prefix; a total ends in `_total`, a unit is part of the name. */
  name: string;
  help: string;
  label?: string;
  /** Called when the metrics are asked for, and never between. */
  read: () => Reading;
}

export interface ServerMetrics {
  requestBegan: () => void;
  /** `route` is the name of a call or of a kind of page: one of few, never a path. */
  requestEnded: (route: string, status: number, seconds: number) => void;
  gauge: (measure: Measure) => void;
  /** For measures that only grow while the process lives. */
  total: (measure: Measure) => void;
}
