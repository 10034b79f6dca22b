/** How often something was looked for where it is kept, since the process began. */
export interface Lookups {
  hit: number;
  miss: number;
}
