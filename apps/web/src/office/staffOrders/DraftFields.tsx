import { SHIPPING_METHODS, STAFF_SOURCES } from '@kitwright/contract'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { Card } from '../../ui/index.ts'
import { type DraftFacts, FACT_LIMITS } from './draftForm.ts'
import css from './StaffOrder.module.css'
import type { Draft } from './useDraft.ts'

type ShippingChoice = NonNullable<DraftFacts['shipping']>

const CHOSEN: Omit<ShippingChoice, 'method'> = {
  place: '',
  directions: '',
  mapPoint: '',
  neededBy: null,
  isRush: false,
  purchaseNumber: '',
}

interface DayProps {
  readonly facts: DraftFacts
  readonly change: Draft['change']
  readonly set: (next: Partial<ShippingChoice>) => void
}

/** The promised day, the customer's own day, and faster production. */
function DayFields({ facts, change, set }: DayProps) {
  const { t } = useTranslation(['counter'])
  const { shipping } = facts
  return (
    <>
      <TextInput
        type="date"
        label={t('counter:promised')}
        description={t('counter:promised_hint')}
        value={facts.promisedOn ?? ''}
        onChange={event => change({ promisedOn: event.currentTarget.value || null })}
      />
      <TextInput
        type="date"
        label={t('counter:needed')}
        description={t(shipping ? 'counter:needed_hint' : 'counter:method_first')}
        disabled={!shipping}
        value={shipping?.neededBy ?? ''}
        onChange={event => set({ neededBy: event.currentTarget.value || null })}
      />
      <Checkbox
        className={css.wide}
        label={t('counter:rush')}
        disabled={!shipping}
        checked={shipping?.isRush ?? false}
        onChange={event => set({ isRush: event.currentTarget.checked })}
      />
    </>
  )
}

/** The address and the telephone number. */
function AddressFields({ facts, change, isTried }: Pick<DayProps, 'facts' | 'change'> & Pick<Draft, 'isTried'>) {
  const { t } = useTranslation(['counter', 'office'])
  const missing = (text: string): string | false => isTried && text.trim() === '' && t('counter:missing')
  return (
    <>
      <TextInput
        type="tel"
        label={t('office:phone')}
        required
        maxLength={FACT_LIMITS.phone}
        value={facts.phone}
        error={missing(facts.phone)}
        onChange={event => change({ phone: event.currentTarget.value })}
      />
      <Textarea
        className={css.wide}
        label={t('counter:address')}
        required
        autosize
        minRows={2}
        maxLength={FACT_LIMITS.address}
        value={facts.address}
        error={missing(facts.address)}
        onChange={event => change({ address: event.currentTarget.value })}
      />
      <TextInput
        label={t('office:landmark')}
        maxLength={FACT_LIMITS.landmark}
        value={facts.landmark}
        onChange={event => change({ landmark: event.currentTarget.value })}
      />
    </>
  )
}

/** The way of delivery, the recipient's address, the days and the note. */
export function DeliveryFields({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation(['counter', 'shipment'])
  const { form, change, isTried } = draft
  const { facts } = form
  const { shipping } = facts
  const set = (next: Partial<ShippingChoice>): void => {
    if (shipping) change({ shipping: { ...shipping, ...next } })
  }
  const chooseMethod = (value: string): void => {
    const method = SHIPPING_METHODS.find(each => each === value)
    change({ shipping: method ? { ...(shipping ?? CHOSEN), method } : null })
  }
  return (
    <Card title={t('counter:delivery')}>
      <div className={css.fields}>
        <NativeSelect
          label={t('counter:method')}
          value={shipping?.method ?? ''}
          data={[
            { value: '', label: t('counter:method_none') },
            ...SHIPPING_METHODS.map(method => ({ value: method, label: t(`shipment:method_${method}`) })),
          ]}
          onChange={event => chooseMethod(event.currentTarget.value)}
        />
        <AddressFields facts={facts} change={change} isTried={isTried} />
        <TextInput
          label={t('counter:purchase_number')}
          {...(!shipping && { description: t('counter:method_first') })}
          maxLength={FACT_LIMITS.purchaseNumber}
          disabled={!shipping}
          value={shipping?.purchaseNumber ?? ''}
          onChange={event => set({ purchaseNumber: event.currentTarget.value })}
        />
        <DayFields facts={facts} change={change} set={set} />
        <Textarea
          className={css.wide}
          label={t('counter:note')}
          autosize
          minRows={2}
          maxLength={FACT_LIMITS.note}
          value={facts.note}
          onChange={event => change({ note: event.currentTarget.value })}
        />
      </div>
    </Card>
  )
}

/** Fields for the source of the order, payment on account, and consent to unprinted names. */
export function OriginFields({ draft: { form, setForm, change, draft } }: { readonly draft: Draft }) {
  const { t } = useTranslation(['counter'])
  const { facts } = form
  return (
    <div className={css.stack}>
      <NativeSelect
        label={t('counter:source')}
        value={form.source}
        data={STAFF_SOURCES.map(value => ({ value, label: t(`counter:source_${value}`) }))}
        onChange={event =>
          setForm({ ...form, source: STAFF_SOURCES.find(each => each === event.currentTarget.value) ?? form.source })
        }
      />
      {(draft.mayUseAccount || facts.isOnAccount) && (
        <Checkbox
          label={t('counter:on_account')}
          checked={facts.isOnAccount}
          onChange={event => change({ isOnAccount: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t('counter:unprinted')}
        checked={facts.acceptsUnprinted}
        onChange={event => change({ acceptsUnprinted: event.currentTarget.checked })}
      />
    </div>
  )
}
