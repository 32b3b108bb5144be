import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { nameOf } from '../officeTypes.ts'
import { CustomerForm } from './CustomerForm.tsx'
import css from './StaffOrder.module.css'
import { useStartDraft } from './useStartDraft.ts'

const SHOWN = 8
const TYPING_MS = 200

/** The orders that somebody began and has not placed. */
function Unfinished({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['counter'])
  const date = useDates()
  const { data } = useCall('GET /api/office/order-drafts', {})
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label={t('counter:unfinished')}>
      <h3>{t('counter:unfinished')}</h3>
      <ul className={css.choices}>
        {data.items.slice(0, SHOWN).map(draft => (
          <li key={draft.id}>
            <Link to="/office/order-drafts/$draftId" params={{ draftId: draft.id }} onClick={onClose}>
              <b>{nameOf(draft.customer)}</b>
              <small>
                {t('counter:draft_about', { count: draft.qty, name: draft.byName, date: date(draft.changedAt) })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Chooses or adds the customer of a new order, or opens one that is unfinished. */
export function NewOrderDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['counter', 'common'])
  const start = useStartDraft()
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text.trim(), TYPING_MS)
  const [isNew, setNew] = useState(false)
  const query = { search, pageSize: SHOWN }
  const { data, error, refetch } = useCall('GET /api/office/customers', { query }, { isSticky: true })
  return (
    <Dialog title={t('counter:new')} size={560} closeLabel={t('common:close')} onClose={onClose}>
      <div className={css.stack}>
        {isNew ? (
          <CustomerForm
            typed={text.trim()}
            action={t('counter:customer_add')}
            onAdded={({ id }) => void start({ customerId: id, source: 'phone' })}
            onBack={() => setNew(false)}
          />
        ) : (
          <>
            <TextInput
              type="search"
              data-autofocus
              label={t('counter:customer')}
              placeholder={t('counter:customer_hint')}
              value={text}
              onChange={event => setText(event.currentTarget.value)}
            />
            {error && <CallFailure error={error} onRetry={() => void refetch()} />}
            <ul className={css.choices} aria-label={t('counter:customer')}>
              {data?.items
                .filter(({ isBlocked }) => !isBlocked)
                .map(customer => (
                  <li key={customer.id}>
                    <button type="button" onClick={() => void start({ customerId: customer.id, source: 'phone' })}>
                      <b>{nameOf(customer)}</b>
                      <small>{[customer.phone, customer.email].filter(Boolean).join(' · ')}</small>
                    </button>
                  </li>
                ))}
            </ul>
            {data?.items.length === 0 && <p className={css.hint}>{t('counter:nobody')}</p>}
            <Button variant="default" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setNew(true)}>
              {t('counter:customer_new')}
            </Button>
            {search === '' && <Unfinished onClose={onClose} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
