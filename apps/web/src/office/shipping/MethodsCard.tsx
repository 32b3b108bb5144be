import { SHIPPING_LIMITS, SHIPPING_METHODS, type ShippingMethod } from '@kitwright/contract'
import { Switch, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { Card } from '../../ui/index.ts'
import { parseDollars } from '../money/parseDollars.ts'
import css from './Shipping.module.css'
import type { ShippingFields } from './shippingFields.ts'

function MethodFields({ method }: { method: ShippingMethod }) {
  const { t } = useTranslation(['dispatch', 'shipment', 'office'])
  const { register, formState } = useFormContext<ShippingFields>()
  const errors = formState.errors.methods?.[method]
  return (
    <fieldset className={css.method}>
      <legend>{t(`shipment:method_${method}`)}</legend>
      <Switch label={t('dispatch:method_on')} {...register(`methods.${method}.isOn`)} />
      <div className={css.pair}>
        <TextInput
          label={t('dispatch:method_cents')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          error={errors?.dollars?.message}
          {...register(`methods.${method}.dollars`, {
            validate: value => (parseDollars(value) ?? -1) >= 0 || t('office:amount_wrong'),
          })}
        />
        <TextInput
          label={t('dispatch:method_days')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          error={errors?.days?.message}
          {...register(`methods.${method}.days`)}
        />
        <TextInput
          label={t('dispatch:method_note_en')}
          maxLength={SHIPPING_LIMITS.note}
          error={errors?.noteEn?.message}
          {...register(`methods.${method}.noteEn`)}
        />
        <TextInput
          label={t('dispatch:method_note_kh')}
          maxLength={SHIPPING_LIMITS.note}
          error={errors?.noteKh?.message}
          {...register(`methods.${method}.noteKh`)}
        />
      </div>
    </fieldset>
  )
}

/** The ways of delivery that customers choose from. */
export function MethodsCard() {
  const { t } = useTranslation(['dispatch'])
  const { formState } = useFormContext<ShippingFields>()
  const problem = formState.errors.methods?.root?.message ?? formState.errors.methods?.message
  return (
    <Card title={t('dispatch:methods')} text={t('dispatch:methods_text')}>
      {SHIPPING_METHODS.map(method => (
        <MethodFields key={method} method={method} />
      ))}
      {typeof problem === 'string' && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </Card>
  )
}
