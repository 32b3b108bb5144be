import type { SummaryReader } from '../../accounts/index.ts'
import { designsSummary } from '../../designs/index.ts'
import { listDueItems, ordersBalance, ordersSummary } from '../../orders/index.ts'
import { squadsSummary } from '../../squads/index.ts'

/** A customer's dashboard. */
export const readSummary: SummaryReader = async (trx, accountId, { tenant, now }) => {
  const { ordersToPay, ordersToReceive, ordersToRate, proofsToAnswer, ...orders } = await ordersSummary(
    trx,
    accountId,
    tenant,
  )
  const balance = await ordersBalance(trx, accountId, tenant)
  const { designs, designsRejected } = await designsSummary(trx, accountId)
  const needsMe = { designsRejected, proofsToAnswer, ordersToPay, ordersToReceive, ordersToRate }
  const due = await listDueItems(trx, accountId, now)
  return { ...orders, designs, ...(await squadsSummary(trx, accountId)), needsMe, due, balance }
}
