import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { ApprovedBy, DeliveryFacts } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import { PhoneLink } from '../../ui/index.ts'
import { CustomerEmail } from '../contact/CustomerEmail.tsx'
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
        <CustomerEmail email={owner.email} />
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
