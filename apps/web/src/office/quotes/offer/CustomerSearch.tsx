import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, useCall } from '../../../session/index.ts'
import { type Customer, nameOf } from '../../officeTypes.ts'
import css from './Offer.module.css'

const SHOWN = 6
const TYPING_MS = 200

interface Props {
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly onType: (text: string) => void
  readonly onChoose: (customer: Customer) => void
}

/** Searches the customers by name, address or phone number. */
export function CustomerSearch({ label, hint, text, onType, onChoose }: Props) {
  const { t } = useTranslation(['quotes'])
  const [search] = useDebouncedValue(text.trim(), TYPING_MS)
  const query = { search, pageSize: SHOWN }
  const { data, error, refetch } = useCall('GET /api/office/customers', { query }, { isEnabled: search !== '' })
  const found = search === '' ? [] : (data?.items.filter(({ isBlocked }) => !isBlocked) ?? [])
  return (
    <>
      <TextInput
        type="search"
        label={label}
        placeholder={hint}
        value={text}
        onChange={event => onType(event.currentTarget.value)}
      />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {found.length > 0 && (
        <ul className={css.choices} aria-label={label}>
          {found.map(customer => (
            <li key={customer.id}>
              <button type="button" onClick={() => onChoose(customer)}>
                <b>{nameOf(customer)}</b>
                <small>{[customer.phone, customer.email].filter(Boolean).join(' · ')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && data && found.length === 0 && (
        <p className={css.note} role="status">
          {t('quotes:offer_give_none')}
        </p>
      )}
    </>
  )
}
