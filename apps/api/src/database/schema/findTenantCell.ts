/** How a cell has a shop: see the migration that makes the column. */
export type Presence = 'here' | 'leaving' | 'left' | 'arriving' | 'sealed'

export interface Present<T> {
  /** Which of those asked. */
  readonly at: number
  readonly answer: T
}

/**
 * Which of the cells has the shop, as soon as that is known: one that does not answer is waited for only where no other has it. Each
 * answers undefined when it knows nothing of the shop. Throws what a cell threw when it might have had it.
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
  // Whoever carried it was cut off between the last two steps: all of it is there.
  if (at >= 0 && answers.some(answer => answer?.presence === 'left')) return { at, answer: answers[at]! }
  const failed = settled.find(one => one.status === 'rejected')
  if (failed) throw failed.reason
  return undefined
}
