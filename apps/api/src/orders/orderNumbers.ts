import type { Transaction } from '../database/index.ts'
import type { Run } from '../endpoint/index.ts'

export interface OrderNumbers {
  /**
   * Does the work in one transaction, with a number of the shop's that nobody else has. Where it throws, or says that it has not used it, the
   * next one gets it: one is missing only where a process was ended in between.
   */
  use<T extends { readonly isNew: boolean }>(
    tenantId: string,
    run: Run,
    work: (trx: Transaction, count: number) => Promise<T>,
  ): Promise<T>
}

/** The numbers that this process has taken and not used, by shop. */
export function createOrderNumbers(): OrderNumbers {
  const unused = new Map<string, number[]>()
  const giveBack = (tenantId: string, count: number): void => {
    const all = [...(unused.get(tenantId) ?? []), count]
    // The lowest is taken first.
    unused.set(
      tenantId,
      all.toSorted((a, b) => b - a),
    )
  }
  return {
    async use(tenantId, run, work) {
      let count = unused.get(tenantId)?.pop()
      const ahead = count === undefined ? 'take_order_number' : undefined
      try {
        const done = await run(async (trx, taken) => work(trx, (count ??= taken!)), { ahead })
        if (!done.isNew) giveBack(tenantId, count!)
        return done
      } catch (error) {
        if (count !== undefined) giveBack(tenantId, count)
        throw error
      }
    },
  }
}
