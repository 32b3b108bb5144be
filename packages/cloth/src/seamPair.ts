/** Two edges that are sewn together, each by its sheet's id and its own name. `b` runs against `a`. */
export interface SeamPair {
  readonly a: readonly [sheet: string, edge: string]
  readonly b: readonly [sheet: string, edge: string]
}
