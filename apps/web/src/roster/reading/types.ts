/** Reason why part of a list is not used. */
export type IgnoredReason = 'text' | 'title' | 'sender' | 'total' | 'column' | 'words' | 'quantity'
export interface IgnoredCell {
  readonly row: number
  readonly value: string
  readonly reason: IgnoredReason
}
