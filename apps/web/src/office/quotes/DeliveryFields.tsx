import { type OfficeQuote, SHIPPING_METHODS } from '@kitwright/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { typedDollars } from '../money/parseDollars.ts'
import type { TypedDelivery } from './draftForm.ts'
import css from './Quote.module.css'

interface Props {
  readonly methods: OfficeQuote['draft']['methods']
  readonly delivery: TypedDelivery
  readonly isWrong: boolean
  readonly onChange: (delivery: TypedDelivery) => void
}

/** The shop's way of delivery, with its charge as part of the total. */
export function DeliveryFields({ methods, delivery, isWrong, onChange }: Props) {
  const { t } = useTranslation(['quotes', 'shipment'])
  // A method that the shop has switched off since stays in the quote that has it.
  const offered = SHIPPING_METHODS.filter(
    each => each === delivery.method || methods.some(({ method }) => method === each),
  )
  const choose = (value: string): void => {
    const method = SHIPPING_METHODS.find(each => each === value) ?? ''
    const usual = methods.find(each => each.method === method)
    onChange({ method, dollars: method === '' ? '' : typedDollars(usual?.cents ?? 0) })
  }
  return (
    <div className={css.delivery}>
      <NativeSelect
        label={t('quotes:delivery')}
        value={delivery.method}
        data={[
          { value: '', label: t('quotes:delivery_none') },
          ...offered.map(method => ({ value: method, label: t(`shipment:method_${method}`) })),
        ]}
        onChange={event => choose(event.currentTarget.value)}
      />
      {delivery.method !== '' && (
        <TextInput
          label={t('quotes:delivery_charge')}
          leftSection="$"
          inputMode="decimal"
          value={delivery.dollars}
          error={isWrong && t('quotes:price_wrong')}
          onChange={event => onChange({ ...delivery, dollars: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
