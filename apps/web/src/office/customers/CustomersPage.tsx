import type { Call } from '@kitwright/contract/client'
import { formatCount } from '@kitwright/measure'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCall, useDates } from '../../session/index.ts'
import { PageHead, PhoneLink, useAddress } from '../../ui/index.ts'
import type { Column } from '../list/DataTable.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { wishedSort } from '../list/sorting.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { AccountBadge } from '../staff/AccountBadge.tsx'
import { nameOf, type Customer } from '../types.ts'
import { useCustomerActs } from './useCustomerActs.ts'

const PAGE_SIZE = 25
type Wanted = NonNullable<Call<'GET /api/office/customers'>['query']>

function Acts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('office')
  const { block, signOut } = useCustomerActs()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('actions_for', { name: nameOf(customer) })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void signOut(customer)}>{t('sign_out_everywhere')}</Menu.Item>
        <Menu.Item color={customer.isBlocked ? undefined : 'red'} onClick={() => void block(customer)}>
          {t(customer.isBlocked ? 'unblock' : 'block')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useColumns(): Column<Customer>[] {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  return [
    {
      key: 'name',
      head: t('common:name'),
      sort: 'name',
      cell: customer => (
        <>
          <Link data-row to="/office/customers/$customerId" params={{ customerId: customer.id }}>
            {nameOf(customer)}
          </Link>
          <small>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </small>
        </>
      ),
    },
    {
      key: 'phone',
      head: t('office:phone'),
      cell: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : <span data-none>–</span>),
    },
    {
      key: 'orders',
      head: t('office:orders'),
      isNumber: true,
      cell: ({ id, orders }) =>
        orders === 0 ? (
          0
        ) : (
          <Link to="/office/orders" search={{ customer: id } as never}>
            {formatCount(orders)}
          </Link>
        ),
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
    {
      key: 'status',
      head: t('office:status'),
      cell: ({ isBlocked }) => <AccountBadge isBlocked={isBlocked} />,
    },
    {
      key: 'acts',
      head: t('office:actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: customer => <Acts customer={customer} />,
    },
  ]
}

/** Who has an account in the shop. */
export function CustomersPage() {
  const { t } = useTranslation('office')
  usePageTitle(t('customers'))
  const columns = useColumns()
  const address = useAddress()
  const { search } = address.filters
  const sort = wishedSort(address, columns)
  const wanted = { page: address.page, pageSize: PAGE_SIZE, search, sort } as Wanted
  const query = useCall('GET /api/office/customers', { query: wanted }, { isSticky: true })
  return (
    <>
      <PageHead title={t('customers')} />
      <ListBar address={address} placeholder={t('search_customers')} />
      <ListView
        caption={t('customers')}
        columns={columns}
        query={query}
        address={address}
        emptyTitle={t('no_customers')}
        emptyText={t('no_customers_text')}
      />
    </>
  )
}
