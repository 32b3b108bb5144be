import { formatCount } from '@kitwright/measure'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useDates } from '../../session/index.ts'
import { PhoneLink } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { AccountBadge } from '../staff/AccountBadge.tsx'
import { CustomerEmail } from '../contact/CustomerEmail.tsx'
import { nameOf, type Customer } from '../officeTypes.ts'
import { useCustomerActs } from './useCustomerActs.ts'

interface Cell {
  readonly customer: Customer
}

const Name = ({ customer }: Cell) => (
  <>
    <Link data-row to="/office/customers/$customerId" params={{ customerId: customer.id }}>
      {nameOf(customer)}
    </Link>
    <small>
      <CustomerEmail email={customer.email} />
    </small>
  </>
)

const OrderCount = ({ customer: { id, orders } }: Cell) =>
  orders === 0 ? (
    0
  ) : (
    <Link to="/office/orders" search={{ customer: id }}>
      {formatCount(orders)}
    </Link>
  )

function Acts({ customer }: Cell) {
  const { t } = useTranslation(['office'])
  const { block, signOut } = useCustomerActs()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('office:actions_for', { name: nameOf(customer) })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void signOut(customer)}>{t('office:sign_out_everywhere')}</Menu.Item>
        <Menu.Item color={customer.isBlocked ? undefined : 'red'} onClick={() => void block(customer)}>
          {t(customer.isBlocked ? 'office:unblock' : 'office:block')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Returns the columns of the customer list. */
export function useCustomerColumns(): Column<Customer>[] {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  return [
    { key: 'name', head: t('common:name'), sort: 'name', cell: customer => <Name customer={customer} /> },
    {
      key: 'phone',
      head: t('office:phone'),
      cell: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : <span data-none>–</span>),
    },
    {
      key: 'orders',
      head: t('office:orders'),
      isNumber: true,
      cell: customer => <OrderCount customer={customer} />,
    },
    { key: 'designs', head: t('office:designs'), isNumber: true, isMinor: true, cell: ({ designs }) => designs },
    {
      key: 'since',
      head: t('office:customer_since'),
      sort: 'since',
      isDay: true,
      isMinor: true,
      cell: ({ createdAt }) => date(createdAt),
    },
    {
      key: 'seen',
      head: t('office:last_seen'),
      sort: 'seen',
      isDay: true,
      isMinor: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? date(lastSeenAt) : '–'),
    },
    { key: 'status', head: t('office:status'), cell: ({ isBlocked }) => <AccountBadge isBlocked={isBlocked} /> },
    {
      key: 'acts',
      head: t('office:actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: customer => <Acts customer={customer} />,
    },
  ]
}
