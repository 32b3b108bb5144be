/** Why something of a list is not used. */
export type IgnoredReason = 'text' | 'title' | 'sender' | 'total' | 'column' | 'words' | 'quantity'
export interface Ignored {
  readonly row: number
  readonly value: string
  readonly reason: IgnoredReason
}
