import type { PrintedAccount } from '../../../apps/api/src/server.ts'
import { BUSY_ORDERS, type BusyOrder } from './busyOrders.ts'
import { moveBack } from './moveBack.ts'
import { openOrders } from './openOrders.ts'
import { planDays } from './planDays.ts'
import { writeMessages } from './writeMessages.ts'

/** The first demo shop, the only one that is filled. */
const SLUG = 'angkor'

interface DemoServer {
  readonly address: string
  readonly databaseUrl: string
  readonly accounts: readonly PrintedAccount[]
  readonly orders?: readonly BusyOrder[]
  /** Called with a line for the start and the end. */
  readonly tell: (line: string) => void
}

/**
 * Fills the first demo shop with half a year of orders, in about a minute. Everything is done by the calls that people
 * make, day after day: before each day, all that was done before moves into the past.
 */
export async function fillDemoShop({
  address,
  databaseUrl,
  accounts,
  orders = BUSY_ORDERS,
  tell,
}: DemoServer): Promise<void> {
  tell(`\nFilling the demo shop with ${orders.length} orders of half a year …`)
  const opened = openOrders(address, accounts)
  const steps = planDays(orders)
  let day = steps[0]!.day
  for (const planned of steps) {
    if (planned.day < day) await moveBack(databaseUrl, SLUG, day - planned.day)
    day = planned.day
    await opened.take(planned)
  }
  if (day > 0) await moveBack(databaseUrl, SLUG, day)
  await writeMessages(address, accounts)
  tell(`  done: ${address}/office/orders`)
}
