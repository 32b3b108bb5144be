import { Radio } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { useDays } from '../../../domainComponents/index.ts'
import { usePreferences } from '../../../session/index.ts'
import { formatCents, useIsDesktop } from '../../../ui/index.ts'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import css from './DeliveryChoice.module.css'
import type { ChosenDelivery, ShippingOptions } from './deliveryChoice.ts'

/** The shop's ways of delivery, each with its price, its day and the shop's note. */
export function MethodChoice({ options, chosen }: { options: ShippingOptions; chosen: ChosenDelivery }) {
  const { t } = useTranslation(['shipment'])
  const isDesktop = useIsDesktop()
  const label = t('shipment:method')
  const language = usePreferences(state => state.language)
  const day = useDays()
  const { control, setValue } = useFormContext<CheckoutForm>()
  const isRush = useWatch({ control, name: 'isRush' })
  return (
    <Radio.Group
      {...(isDesktop ? { label } : { 'aria-label': label })}
      value={chosen.option.method}
      onChange={value => setValue('method', value as CheckoutForm['method'])}
    >
      <div className={css.methods}>
        {options.methods.map(({ method, cents, note, promisedOn, rushOn }) => (
          <Radio.Card key={method} value={method} className={css.method}>
            <Radio.Indicator />
            <span>
              <b>{t(`shipment:method_${method}`)}</b>
              <small className="kw-num">
                {t(method === 'shop' ? 'shipment:ready' : 'shipment:arrives', {
                  date: day(isRush && rushOn ? rushOn : promisedOn),
                })}
              </small>
              {note[language] !== '' && <small>{note[language]}</small>}
            </span>
            <span className="kw-num">{cents === 0 ? t('shipment:method_free') : formatCents(cents)}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
