import { isOrderStatus } from '@kitwright/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApprovedBy, DeliveryFacts } from '../../domainComponents/index.ts'
import { useDates, useMoments } from '../../session/index.ts'
import { formatCents, PhoneLink } from '../../ui/index.ts'
import { nameOf, type OfficeOrder } from '../officeTypes.ts'
import css from './OrderPage.module.css'

/** Shows the recipient, the address and the contact details. */
export function Delivery({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  const { owner, address, landmark, phone, note, approval } = order
  return (
    <>
      <p className={css.plain}>
        <Link to="/office/customers/$customerId" params={{ customerId: owner.id }}>
          <b>{nameOf(owner)}</b>
        </Link>
        <br />
        <a href={`mailto:${owner.email}`}>{owner.email}</a>
        <br />
        <PhoneLink phone={phone} />
      </p>
      <p className={css.plain}>{address}</p>
      {landmark && (
        <>
          <p className={css.label}>{t('office:landmark')}</p>
          <p className={css.plain}>{landmark}</p>
        </>
      )}
      <DeliveryFacts shipping={order.shipping} />
      {approval && (
        <p className={css.plain}>
          <ApprovedBy approval={approval} />
        </p>
      )}
      {note && (
        <>
          <p className={css.label}>{t('office:customer_note')}</p>
          <p className={css.plain}>{note}</p>
        </>
      )}
    </>
  )
}

/** Shows the customer's ratings of the designs as received. */
export function Ratings({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  const date = useDates()
  const names = new Map(order.lines.map(line => [line.designId, line.designName]))
  return (
    <ul className={css.list}>
      {order.ratings.map(({ designId, stars, comment, at }) => (
        <li key={designId}>
          <span>
            <b>{names.get(designId)}</b>
            {date(at)}
          </span>
          <small>{t('office:stars', { stars })}</small>
          {comment && <small>{comment}</small>}
        </li>
      ))}
    </ul>
  )
}

const ROLES = ['owner', 'store', 'admin', 'system'] as const
const isKnownRole = (by: string): by is (typeof ROLES)[number] => ROLES.some(role => role === by)

type Step = OfficeOrder['history'][number]

/** Staff appear by name, since several share a role. The customer's name is on the page already. */
function Actor({ by, byName }: Pick<Step, 'by' | 'byName'>) {
  const { t } = useTranslation(['office'])
  if (by !== 'owner' && byName !== '') return <small>{t('office:by_name', { name: byName })}</small>
  return isKnownRole(by) ? <small>{t(`office:by_${by}`)}</small> : null
}

/** Shows whether a corrected size kept, raised or lowered the price. */
function PriceSaid({ price }: Pick<Step, 'price'>) {
  const { t } = useTranslation(['office'])
  if (price === null) return null
  const { choice, differenceCents } = price
  const key = choice === 'keep' ? 'kept' : differenceCents > 0 ? 'charged' : 'credited'
  return <small>{t(`office:price_${key}`, { amount: formatCents(Math.abs(differenceCents)) })}</small>
}

/** Every step the order took, with its time and its actor, latest first. */
export function History({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'common', 'order', 'desk'])
  const moment = useMoments()
  return (
    <ol className={css.list}>
      {order.history.toReversed().map(({ from, to, at, note, by, byName, owedCents, price, takenBack }) => (
        <li key={to + at + note}>
          <span>
            <b>{from === to ? t('office:line_corrected') : isOrderStatus(to) ? t(`common:status_${to}`) : to}</b>
            <time dateTime={at}>{moment(at)}</time>
          </span>
          <Actor by={by} byName={byName} />
          {owedCents !== null && <small>{t('office:went_owing', { amount: formatCents(owedCents) })}</small>}
          {note && <small>{note}</small>}
          {by === 'system' && to === 'CANCELED' && <small>{t('order:released')}</small>}
          <PriceSaid price={price} />
          {takenBack && (
            <small>
              {t('desk:taken_back', { name: takenBack.byName })} · {moment(takenBack.at)}
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}
