import type { SpentTokens } from './tokenStore.ts'

const nameOf = (refreshToken: string): string => `kitwright.spent.${refreshToken}`

const untilSeen = async (isSeen: () => boolean): Promise<void> =>
  new Promise(resolve => {
    const check = (): void => {
      if (!isSeen()) return
      removeEventListener('storage', check)
      resolve()
    }
    addEventListener('storage', check)
    check()
  })

/**
 * Tells all tabs of a spent token by a lock of its name, which the spending tab holds until it spends another or is left. Locks are
 * the one thing that every tab sees at the same moment: a storage that all share is copied to each of them a little later.
 */
export function lockSpentTokens(locks: LockManager): SpentTokens {
  let release = (): void => {}
  // A page that holds a lock is not kept for the way back.
  addEventListener('pagehide', () => release())
  return {
    add: async token =>
      new Promise(added => {
        void locks.request(nameOf(token), { ifAvailable: true }, async lock => {
          added()
          if (lock === null) return
          release()
          await new Promise<void>(resolve => (release = resolve))
        })
      }),
    has: async token => {
      const { held = [] } = await locks.query()
      return held.some(({ name }) => name === nameOf(token))
    },
    untilSeen,
  }
}
