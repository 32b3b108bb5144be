const tails = new Map<string, Promise<unknown>>()

/** Runs the works of one key one after the other, so that many guesses at once are counted like guesses in a row. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const tail = mine.catch(() => {})
  tails.set(key, tail)
  try {
    return await mine
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}
