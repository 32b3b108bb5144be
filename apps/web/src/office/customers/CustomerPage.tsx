import { Button, Skeleton } from '@mantine/core'
import { IconBan, IconCircleCheck, IconFileDollar, IconLogout } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { Card, lazy, PageHead, PhoneLink } from '../../ui/index.ts'
import { BackLink } from '../list/BackLink.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { NewOrderFor } from '../staffOrders/NewOrder.tsx'
import { AccountBadge } from '../staff/AccountBadge.tsx'
import { nameOf, type Customer } from '../officeTypes.ts'
import css from './CustomerPage.module.css'
import { CreditCard } from './CreditCard.tsx'
import { CustomerEmail } from '../contact/CustomerEmail.tsx'
import { GroupCard } from './GroupCard.tsx'
import { CustomerDesigns } from './CustomerDesigns.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { GiveEmail } from './GiveEmail.tsx'
import { useCustomerActs } from './useCustomerActs.ts'
import { NeedsRight } from '../session/NeedsRight.tsx'

const StartQuote = lazy(async () => ({ default: (await import('./StartQuote.tsx')).StartQuote }))

function Acts({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['office', 'quotes'])
  const { block, signOut } = useCustomerActs()
  const { isBlocked } = customer
  const [isStarting, setStarting] = useState(false)
  return (
    <>
      {!isBlocked && (
        <Button leftSection={<IconFileDollar size={18} aria-hidden />} onClick={() => setStarting(true)}>
          {t('quotes:start')}
        </Button>
      )}
      {!isBlocked && <NewOrderFor customerId={customer.id} source="phone" />}
      {isStarting && (
        <Suspense fallback={null}>
          <StartQuote customer={customer} onClose={() => setStarting(false)} />
        </Suspense>
      )}
      <Button
        variant="default"
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={() => void signOut(customer)}
      >
        {t('office:sign_out_everywhere')}
      </Button>
      <Button
        variant="outline"
        color={isBlocked ? undefined : 'red'}
        leftSection={isBlocked ? <IconCircleCheck size={18} aria-hidden /> : <IconBan size={18} aria-hidden />}
        onClick={() => void block(customer)}
      >
        {t(isBlocked ? 'office:unblock' : 'office:block')}
      </Button>
    </>
  )
}

function Facts({ customer }: { customer: Customer }) {
  const { email, phone, createdAt, lastSeenAt, isBlocked } = customer
  const { t } = useTranslation(['office'])
  const date = useDates()
  const facts = [
    { label: t('office:status'), value: <AccountBadge isBlocked={isBlocked} /> },
    {
      label: t('office:email'),
      value: email === '' ? <GiveEmail customer={customer} /> : <CustomerEmail email={email} />,
    },
    { label: t('office:phone'), value: phone ? <PhoneLink phone={phone} /> : '–' },
    { label: t('office:customer_since'), value: date(createdAt) },
    { label: t('office:last_seen'), value: lastSeenAt ? date(lastSeenAt) : '–' },
  ]
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Page of one customer: contact, orders, designs and account actions. */
export function CustomerPage() {
  const { t } = useTranslation(['office'])
  const { customerId } = useParams({ from: '/staff/office/customers/$customerId' })
  const { data, error, refetch } = useCall('GET /api/office/customers/{id}', { params: { id: customerId } })
  usePageTitle(data ? nameOf(data) : t('office:customers'))
  return (
    <>
      <BackLink to="/office/customers">{t('office:customers')}</BackLink>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={400} radius={12} />}
      {data && (
        <>
          <PageHead title={nameOf(data)}>
            <NeedsRight of="orders">
              <Acts customer={data} />
            </NeedsRight>
          </PageHead>
          <div className={css.columns}>
            <div className={css.column}>
              <Card title={t('office:customer_account')}>
                <Facts customer={data} />
              </Card>
              <GroupCard customer={data} />
              <CreditCard customer={data} />
            </div>
            <div className={css.column}>
              <CustomerOrders customer={data} />
              <CustomerDesigns customer={data} />
            </div>
          </div>
        </>
      )}
    </>
  )
}
