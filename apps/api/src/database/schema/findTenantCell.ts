/** State of a shop in a cell; see the migration that creates the column. */
export type Presence = 'here' | 'leaving' | 'left' | 'arriving' | 'sealed'

export interface Present<T> {
  /** The index among the requests. */
  readonly at: number
  readonly answer: T
}

/**
 * Finds the cell that has the shop, as soon as that is known. A cell that does not answer is waited for only if no
 * other has the shop. Each request answers undefined if it knows nothing of the shop. Throws the error of a cell that
 * might have had it.
 */
export async function findTenantCell<T extends { readonly presence: Presence }>(
  asked: readonly Promise<T | undefined>[],
): Promise<Present<T> | undefined> {
  const isHere = async (one: Promise<T | undefined>, at: number): Promise<Present<T>> => {
    const answer = await one
    if (answer?.presence === 'here' || answer?.presence === 'leaving') return { at, answer }
    throw new Error('not here')
  }
  const first = await Promise.any(asked.map(isHere)).catch(() => undefined)
  if (first) return first
  const settled = await Promise.allSettled(asked)
  const answers = settled.map(one => (one.status === 'fulfilled' ? one.value : undefined))
  const at = answers.findIndex(answer => answer?.presence === 'sealed')
  // The move was cut off between its last two steps: all of the shop is here.
  if (at >= 0 && answers.some(answer => answer?.presence === 'left')) return { at, answer: answers[at]! }
  const failed = settled.find(one => one.status === 'rejected')
  if (failed) throw failed.reason
  return undefined
}
