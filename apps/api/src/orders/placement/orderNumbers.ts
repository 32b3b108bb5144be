import { databaseError, isUndone, type ReservedNumber, type Transaction } from '../../database/index.ts'
import type { RunInTenant } from '../../endpoint/index.ts'

export interface OrderNumbers {
  /**
   * Runs the work in one transaction with an unused number of the shop. If it throws or reports that it has not used
   * the number, the next order gets it. A number is skipped only if a process ended or a connection was lost in
   * between; then an order may have it all the same.
   */
  use<T extends { readonly isNew: boolean }>(
    tenantId: string,
    run: RunInTenant,
    work: (trx: Transaction, count: () => Promise<number>) => Promise<T>,
  ): Promise<T>
}

/** An order already has the number, so the next attempt would fail as well. */
const isTaken = (error: unknown): boolean => databaseError(error)?.constraint === 'orders_tenant_id_number_key'

/** Creates the record of numbers that this process has taken and not used, by shop. */
export function createOrderNumbers(): OrderNumbers {
  const unused = new Map<string, number[]>()
  const giveBack = (tenantId: string, count: number): void => {
    const all = [...(unused.get(tenantId) ?? []), count]
    // The lowest number is taken first.
    unused.set(
      tenantId,
      all.toSorted((a, b) => b - a),
    )
  }
  return {
    async use(tenantId, run, work) {
      let count = unused.get(tenantId)?.pop()
      let take: ReservedNumber = async () => Promise.reject(new Error('The work has not begun'))
      const ahead = count === undefined ? 'take_order_number' : undefined
      const inside = async (trx: Transaction, taken: ReservedNumber) => {
        if (ahead !== undefined) take = taken
        return work(trx, async () => (count ??= await taken()))
      }
      const giveUp = async (): Promise<void> => {
        count ??= await take().catch(() => undefined)
        if (count !== undefined) giveBack(tenantId, count)
      }
      try {
        const done = await run(inside, { ahead, isPipelined: true })
        if (!done.isNew) await giveUp()
        return done
      } catch (error) {
        if (isUndone(error) && !isTaken(error)) await giveUp()
        throw error
      }
    },
  }
}
