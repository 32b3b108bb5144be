import type { Order } from '@kitwright/contract'
import type { TenantContext } from '../endpoint/index.ts'
import { parseSettings } from '../tenants/index.ts'

type Paid = Pick<Order, 'status' | 'totalCents' | 'paidCents'>
type Shop = Pick<TenantContext, 'settings'>

const DEFAULT_DEPOSIT_PERCENT = 50

/** Share of the total to be paid before production, percent; the tenant's setting `depositPercent`, else 50. */
export const depositPercentOf = ({ settings }: Shop): number =>
  parseSettings(settings).depositPercent ?? DEFAULT_DEPOSIT_PERCENT

/** Still to be paid; nothing once canceled. */
export const dueOf = ({ status, totalCents, paidCents }: Paid): number =>
  status === 'CANCELED' ? 0 : totalCents - paidCents

/** The deposit, and how to pay as the shop puts it. */
export const payingOf = (shop: Shop, totalCents: number): Pick<Order, 'depositCents' | 'payment'> => ({
  depositCents: Math.ceil((totalCents * depositPercentOf(shop)) / 100),
  payment: parseSettings(shop.settings).payment ?? { en: '', kh: '' },
})
