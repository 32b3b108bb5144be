import { formatCount } from '@kitwright/measure'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCall, useDates, useList } from '../../session/index.ts'
import { PageHead, PhoneLink } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { AccountBadge } from '../staff/AccountBadge.tsx'
import { nameOf, type Customer } from '../types.ts'
import { useCustomerActs } from './useCustomerActs.ts'

const PAGE_SIZE = 25

function Acts({ customer }: { customer: Customer }) {
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
          <Link to="/office/orders" search={{ customer: id }}>
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
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:customers'))
  const columns = useColumns()
  const list = useList(useSearch({ from: '/staff/office/customers' }))
  const wanted = { ...list.search, page: list.page, pageSize: PAGE_SIZE }
  const query = useCall('GET /api/office/customers', { query: wanted }, { isSticky: true })
  return (
    <>
      <PageHead title={t('office:customers')} />
      <ListBar list={list} placeholder={t('office:search_customers')} />
      <ListView
        caption={t('office:customers')}
        columns={columns}
        query={query}
        list={list}
        emptyTitle={t('office:no_customers')}
        emptyText={t('office:no_customers_text')}
      />
    </>
  )
}
