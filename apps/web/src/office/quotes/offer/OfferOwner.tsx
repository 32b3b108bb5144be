import { isEmail, type Response_ } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useDates } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { useSecondsLeft } from '../../orders/bulk/useBulk.ts'
import type { Customer } from '../../officeTypes.ts'
import { NeedsRight } from '../../session/NeedsRight.tsx'
import { Kept } from '../requests/QuoteRequests.tsx'
import { CustomerSearch } from './CustomerSearch.tsx'
import css from './Offer.module.css'

type Offer = Response_<'GET /api/office/quote-requests/{id}'>
interface Props {
  readonly offer: Offer
}

/** Takes the hand-over back within ten seconds. */
function Undo({ offer: { id, owner, undoUntil } }: Props) {
  const { t } = useTranslation(['quotes', 'desk'])
  const [api, act] = [useApi(), useOfficeAction()]
  const left = useSecondsLeft(undoUntil === null ? null : Date.parse(undoUntil))
  if (left === 0 || !owner) return null
  const undo = async (): Promise<void> => {
    await act(async () => api('DELETE /api/office/quote-requests/{id}/customer', { params: { id } }), {})
  }
  return (
    <div className={css.undo}>
      <span role="status">{t('quotes:offer_given', { name: owner.name })}</span>
      <Button size="xs" variant="default" onClick={() => void undo()}>
        {`${t('desk:undo')} (${left})`}
      </Button>
    </div>
  )
}

/** Gives the offer to a customer who is searched for. */
function Give({ offer: { id, version } }: Props) {
  const { t } = useTranslation(['quotes'])
  const [api, act] = [useApi(), useOfficeAction()]
  const [text, setText] = useState('')
  const give = async (customer: Customer): Promise<void> => {
    const call = { params: { id }, body: { version, customerId: customer.id } }
    await act(async () => api('PUT /api/office/quote-requests/{id}/customer', call), {})
  }
  return (
    <CustomerSearch
      label={t('quotes:offer_give')}
      hint={t('quotes:offer_give_hint')}
      text={text}
      onType={setText}
      onChoose={customer => void give(customer)}
    />
  )
}

/** The customer whose offer it is, or the search for one. */
export function OfferOwner({ offer }: Props) {
  const { t } = useTranslation(['quotes', 'offer'])
  const date = useDates()
  const { owner, contact, kept } = offer
  return (
    <Card title={t('quotes:offer_owner')}>
      <div className={css.stack}>
        {owner ? (
          <div>
            <Link to="/office/customers/$customerId" params={{ customerId: owner.id }}>
              {owner.name}
            </Link>
            <p className={css.note}>
              {t(owner.by === 'staff' ? 'quotes:offer_owner_staff' : 'quotes:offer_owner_address', {
                date: date(owner.since),
              })}
            </p>
          </div>
        ) : (
          <p className={css.note}>
            {isEmail(contact) ? t('quotes:offer_nobody', { contact }) : t('quotes:offer_nobody_phone')}
          </p>
        )}
        {contact !== '' && <p className={css.note}>{contact}</p>}
        {kept && offer.offer && (
          <p className={css.note}>
            <Kept kept={kept} until={date(offer.offer.expiresAt)} />
          </p>
        )}
        <Undo offer={offer} />
        {!owner && !kept?.order && (
          <NeedsRight of="orders">
            <Give offer={offer} />
          </NeedsRight>
        )}
      </div>
    </Card>
  )
}
