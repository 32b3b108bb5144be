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
 * Announces a spent token to all tabs by a lock with its name, which the spending tab holds until it spends another or
 * closes. Locks are visible to all tabs at the same moment; shared storage reaches each of them a little later.
 */
export function lockSpentTokens(locks: LockManager): SpentTokens {
  let release = (): void => {}
  // A page that holds a lock is excluded from the back/forward cache.
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
