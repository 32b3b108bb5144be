import { DESK_LIMITS, type Response_ } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useDates } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { nameOf } from '../officeTypes.ts'
import type { Bulk } from '../orders/bulk/useBulk.ts'
import css from './DebtsPage.module.css'

type Debt = Response_<'GET /api/office/debts'>['items'][number]
type Amounts = Response_<'GET /api/office/debts'>['all']

/** The parts of a debt by how long they have been due, and how they are marked. */
export const DEBT_PARTS = [
  { key: 'later', of: ({ laterCents }: Amounts) => laterCents, age: 'later' },
  { key: 'week', of: ({ weekCents }: Amounts) => weekCents, age: 'due' },
  { key: 'month', of: ({ monthCents }: Amounts) => monthCents, age: 'soon' },
  { key: 'two_months', of: ({ twoMonthsCents }: Amounts) => twoMonthsCents, age: 'late' },
  { key: 'older', of: ({ olderCents }: Amounts) => olderCents, age: 'late' },
] as const

const HOUR_MS = 3_600_000
const isLately = (at: string | null): boolean =>
  at !== null && Date.now() - Date.parse(at) < DESK_LIMITS.reminderHours * HOUR_MS

/** Reminds a customer of all orders that are due. A second reminder within a day must be asked for once more. */
function RemindButton({ debt, bulk }: { debt: Debt; bulk: Bulk }) {
  const { t } = useTranslation(['debts'])
  const isAgain = isLately(debt.remindedAt)
  const name = nameOf(debt.owner)
  if (debt.dueOrderIds.length === 0) return null
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconBell size={16} aria-hidden />}
      aria-label={isAgain ? `${t('debts:remind_again')} · ${name}` : t('debts:remind_customer', { name })}
      onClick={() => void bulk.apply(debt.dueOrderIds, { kind: 'remind', ...(isAgain && { isAgain }) })}
    >
      {t(isAgain ? 'debts:remind_again' : 'debts:remind')}
    </Button>
  )
}

/** Returns a column for each part of a debt. */
function usePartColumns(): Column<Debt>[] {
  const { t } = useTranslation(['debts'])
  return DEBT_PARTS.map(({ key, of, age }): Column<Debt> => ({
    key,
    head: t(`debts:${key}`),
    isNumber: true,
    isMinor: true,
    cell: debt =>
      of(debt) === 0 ? (
        ''
      ) : (
        <span className={css.amount} data-age={age}>
          {formatCents(of(debt))}
        </span>
      ),
  }))
}

/** Returns the columns of the list of debts. */
export function useDebtColumns(bulk: Bulk): Column<Debt>[] {
  const { t } = useTranslation(['debts'])
  const date = useDates()
  return [
    {
      key: 'customer',
      head: t('debts:customer'),
      cell: ({ owner }) => (
        <Link to="/office/customers/$customerId" params={{ customerId: owner.id }} data-row>
          {nameOf(owner)}
        </Link>
      ),
    },
    {
      key: 'orders',
      head: t('debts:orders'),
      isNumber: true,
      cell: ({ owner, orders }) => (
        <Link
          to="/office/orders"
          search={{ customer: owner.id }}
          aria-label={`${orders} ${t('debts:orders')} · ${nameOf(owner)}`}
        >
          {orders}
        </Link>
      ),
    },
    {
      key: 'total',
      head: t('debts:total'),
      isNumber: true,
      cell: ({ totalCents }) => <b>{formatCents(totalCents)}</b>,
    },
    ...usePartColumns(),
    {
      key: 'due_since',
      head: t('debts:due_since'),
      cell: ({ dueSince }) => (dueSince === null ? t('debts:later') : date(dueSince)),
    },
    {
      key: 'reminded',
      head: t('debts:reminded'),
      isMinor: true,
      cell: ({ remindedAt }) => (remindedAt === null ? t('debts:never') : date(remindedAt)),
    },
    {
      key: 'remind',
      head: t('debts:remind'),
      isHeadHidden: true,
      cell: debt => <RemindButton debt={debt} bulk={bulk} />,
    },
  ]
}
