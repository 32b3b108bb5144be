import { languageNameIn } from '@kitwright/words'
import { ActionIcon, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { DesignBadge, DesignPicture, useDays } from '../../../domainComponents/index.ts'
import { CallFailure, useCall, useDates, usePreferences } from '../../../session/index.ts'
import { formatCents, PhoneLink } from '../../../ui/index.ts'
import type { OfficeDesignRow, OfficeOrderRow } from '../../officeTypes.ts'
import { NewOrderFor } from '../../staffOrders/NewOrder.tsx'
import { StatusText } from '../../orders/status/StatusText.tsx'
import type { Conversation } from '../model/inboxTypes.ts'
import css from './ContextSide.module.css'

const SHOWN = 5

function OrderCard({ order }: { order: OfficeOrderRow }) {
  const { t } = useTranslation(['inbox'])
  const day = useDays()
  const { id, number, status, totalCents, dueCents, desk } = order
  return (
    <li>
      <Link to="/office/orders/$orderId" params={{ orderId: id }} className={css.order} data-inbox-order>
        <b className="kw-num">{number}</b>
        <span>{desk.dueOn && day(desk.dueOn)}</span>
        <StatusText status={status} />
        <span>{dueCents > 0 ? t('inbox:to_pay', { amount: formatCents(dueCents) }) : formatCents(totalCents)}</span>
      </Link>
    </li>
  )
}

function DesignCard({ design }: { design: OfficeDesignRow }) {
  const { id, name, productType, pictureUrl, status } = design
  return (
    <li>
      <Link to="/office/designs/$designId" params={{ designId: id }} className={css.design}>
        <span className={css.picture}>
          <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
        </span>
        <b>{name}</b>
        <DesignBadge status={status} />
      </Link>
    </li>
  )
}

/** The customer's latest orders and designs. */
function Belongings({ customerId }: { customerId: string }) {
  const { t } = useTranslation(['inbox'])
  const query = { query: { customer: customerId, pageSize: SHOWN } }
  const orders = useCall('GET /api/office/orders', query)
  const designs = useCall('GET /api/office/designs', query)
  return (
    <>
      <section>
        <h3>
          {t('inbox:orders')} {orders.data && <span className="kw-num">{orders.data.total}</span>}
        </h3>
        {orders.error && <CallFailure error={orders.error} onRetry={() => void orders.refetch()} />}
        {!orders.data && !orders.error && <Skeleton h={72} />}
        <NewOrderFor customerId={customerId} source="chat" size="xs" />
        {orders.data?.total === 0 && <p>{t('inbox:no_orders')}</p>}
        <ul>
          {orders.data?.items.map(order => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
        {orders.data && orders.data.total > SHOWN && (
          <Link to="/office/orders" search={{ customer: customerId }}>
            {t('inbox:to_orders')}
          </Link>
        )}
      </section>
      {designs.data && designs.data.total > 0 && (
        <section>
          <h3>
            {t('inbox:designs')} <span className="kw-num">{designs.data.total}</span>
          </h3>
          <ul>
            {designs.data.items.map(design => (
              <DesignCard key={design.id} design={design} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Facts({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation(['inbox'])
  const date = useDates()
  const reader = usePreferences(state => state.language)
  const { kind, email, phone, language, customerId } = conversation
  const { data } = useCall(
    'GET /api/office/customers/{id}',
    { params: { id: customerId ?? '' } },
    { isEnabled: customerId !== null },
  )
  const facts = [
    { label: t('inbox:phone'), value: phone && <PhoneLink phone={phone} /> },
    { label: t('inbox:mail'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: t('inbox:writes'), value: languageNameIn(language, reader) },
    { label: t('inbox:since'), value: data && date(data.createdAt) },
  ]
  return (
    <section>
      <p className={css.kind}>{t(`inbox:${kind}`)}</p>
      <dl>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {customerId !== null && (
        <Link to="/office/customers/$customerId" params={{ customerId }}>
          {t('inbox:to_customer')}
        </Link>
      )}
      {kind === 'supplier' && <Link to="/office/suppliers">{t('inbox:supplier')}</Link>}
    </section>
  )
}

/** The person of a conversation, with their orders and designs. */
export function ContextSide({ conversation, onBack }: { conversation: Conversation; onBack: () => void }) {
  const { t } = useTranslation(['inbox'])
  const { name, customerId, orderId } = conversation
  return (
    <aside className={css.side} aria-label={t('inbox:context')}>
      <div className={css.head}>
        <ActionIcon variant="subtle" color="gray" size="lg" className={css.back} aria-label={name} onClick={onBack}>
          <IconArrowLeft size={20} aria-hidden />
        </ActionIcon>
        <h2>{name}</h2>
      </div>
      <Facts conversation={conversation} />
      {customerId !== null && <Belongings customerId={customerId} />}
      {orderId !== null && (
        <section>
          <Link to="/office/orders/$orderId" params={{ orderId }} data-inbox-order>
            {t('inbox:key_order')}
          </Link>
        </section>
      )}
    </aside>
  )
}
