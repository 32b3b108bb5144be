import { isEmail, isPhone, LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import { type Language, LANGUAGES, languageFacts, parseLanguage } from '@kitwright/words'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, usePreferences } from '../../../session/index.ts'
import { CancelButton, Dialog, formatCents } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { type Customer, nameOf } from '../../officeTypes.ts'
import { EMPTY_LINE, faultOf, type OfferFault, readOffer, totalOf, type TypedOffer } from '../requests/offerForm.ts'
import { OfferFields } from '../requests/OfferFields.tsx'
import { CustomerForm } from '../../staffOrders/CustomerForm.tsx'
import { CustomerSearch } from './CustomerSearch.tsx'
import css from './Offer.module.css'

interface Props {
  /** The day that an offer holds until unless staff choose another. */
  readonly expiresOn: string
  readonly onClose: () => void
}

/** The addressee of an offer: a customer, or a name with an address or phone number. */
interface Addressee {
  readonly customer: Customer | null
  readonly team: string
  readonly contact: string
  readonly language: Language
}
type AddresseeFault = 'offer_name_missing' | 'offer_contact_wrong'

function faultOfAddressee({ customer, team, contact }: Addressee): AddresseeFault | null {
  if (customer) return null
  if (team.trim() === '') return 'offer_name_missing'
  const typed = contact.trim()
  return isEmail(typed) || isPhone(typed) ? null : 'offer_contact_wrong'
}

/** Holds a new offer as typed, and sends it. A refusal keeps what was typed. */
function useNewOffer({ expiresOn, onClose }: Props) {
  const { t } = useTranslation(['quotes'])
  const { language } = usePreferences()
  const [api, act, navigate] = [useApi(), useOfficeAction(), useNavigate()]
  const [addressee, setAddressee] = useState<Addressee>({ customer: null, team: '', contact: '', language })
  const [typed, setTyped] = useState<TypedOffer>({ lines: [EMPTY_LINE], note: '', expiresOn })
  const [faults, setFaults] = useState<{ who: AddresseeFault | null; what: OfferFault | null }>({
    who: null,
    what: null,
  })
  const send = async (): Promise<void> => {
    const found = { who: faultOfAddressee(addressee), what: faultOf(typed) }
    setFaults(found)
    if (found.who ?? found.what) return
    const { customer, team, contact } = addressee
    const who = customer
      ? { customerId: customer.id, team: nameOf(customer), contact: null }
      : { customerId: null, team, contact: contact.trim() }
    const body = { ...who, language: addressee.language, ...readOffer(typed) }
    await act(async () => api('POST /api/office/quote-requests', { body }), {
      done: ({ value }) => {
        onClose()
        void navigate({ to: '/office/offers/$offerId', params: { offerId: value.id } })
      },
      said: t('quotes:offer_made'),
    })
  }
  return { addressee, setAddressee, typed, setTyped, faults, send }
}

interface AddresseeProps {
  readonly addressee: Addressee
  readonly fault: AddresseeFault | null
  readonly onChange: (addressee: Addressee) => void
  /** Adds a new customer of what was typed. */
  readonly onAdd: () => void
}

function ChosenCustomer({ customer, onOther }: { readonly customer: Customer; readonly onOther: () => void }) {
  const { t } = useTranslation(['quotes'])
  return (
    <div className={css.chosen}>
      <div>
        <b>{t('quotes:offer_chosen', { name: nameOf(customer) })}</b>
        <p className={css.note}>{[customer.phone, customer.email].filter(Boolean).join(' · ')}</p>
        <Link to="/office/customers/$customerId" params={{ customerId: customer.id }}>
          {t('quotes:offer_designs')}
        </Link>
      </div>
      <Button variant="default" size="xs" onClick={onOther}>
        {t('quotes:offer_other')}
      </Button>
    </div>
  )
}

function AddresseeFields({ addressee, fault, onChange, onAdd }: AddresseeProps) {
  const { t } = useTranslation(['quotes'])
  const { customer, team, contact, language } = addressee
  const wrong = fault && t(`quotes:${fault}`)
  return (
    <>
      {customer ? (
        <ChosenCustomer customer={customer} onOther={() => onChange({ ...addressee, customer: null })} />
      ) : (
        <>
          <CustomerSearch
            label={t('quotes:offer_for')}
            hint={t('quotes:offer_for_hint')}
            text={team}
            onType={text => onChange({ ...addressee, team: text.slice(0, QUOTE_LIMITS.text) })}
            onChoose={chosen => onChange({ ...addressee, customer: chosen })}
          />
          <TextInput
            label={t('quotes:offer_contact')}
            value={contact}
            maxLength={LIMITS.email}
            error={fault === 'offer_contact_wrong' && wrong}
            onChange={event => onChange({ ...addressee, contact: event.currentTarget.value })}
          />
          <div>
            <Button variant="default" size="xs" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={onAdd}>
              {t('quotes:offer_customer_new')}
            </Button>
          </div>
        </>
      )}
      <NativeSelect
        label={t('quotes:offer_language')}
        value={language}
        data={LANGUAGES.map(value => ({ value, label: languageFacts(value).name }))}
        onChange={event => onChange({ ...addressee, language: parseLanguage(event.currentTarget.value) })}
      />
      {fault === 'offer_name_missing' && (
        <Text size="sm" c="red" role="alert">
          {wrong}
        </Text>
      )}
    </>
  )
}

/** Makes an offer for somebody at the counter or on the phone, without a request. */
export function NewOfferDialog(props: Props) {
  const { t } = useTranslation(['offer', 'quotes', 'common'])
  const { addressee, setAddressee, typed, setTyped, faults, send } = useNewOffer(props)
  const [isAdding, setAdding] = useState(false)
  const { onClose } = props
  const { team, contact } = addressee
  return (
    <Dialog onClose={onClose} size={720} title={t('quotes:offer_new')} closeLabel={t('common:close')}>
      {isAdding ? (
        <CustomerForm
          typed={{ name: team.trim(), contact: contact.trim() }}
          action={t('quotes:offer_customer_add')}
          onAdded={customer => {
            setAddressee({ ...addressee, customer })
            setAdding(false)
          }}
          onBack={() => setAdding(false)}
        />
      ) : (
        <Stack gap="md">
          <Text size="sm">{t('quotes:offer_new_text')}</Text>
          <AddresseeFields
            addressee={addressee}
            fault={faults.who}
            onChange={setAddressee}
            onAdd={() => setAdding(true)}
          />
          <OfferFields typed={typed} fault={faults.what} onChange={setTyped} />
          <Group justify="flex-end">
            <CancelButton onClick={onClose}>{t('common:cancel')}</CancelButton>
            <Button onClick={() => void send()}>{t('offer:send', { total: formatCents(totalOf(typed)) })}</Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
