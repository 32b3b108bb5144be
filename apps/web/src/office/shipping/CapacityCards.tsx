import { SHIPPING_LIMITS } from '@kitwright/contract'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { useTenant } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import css from './Shipping.module.css'
import type { ShippingFields } from './shippingFields.ts'

const NUMBER = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const

/** How many pieces the shop makes in a day, and how long a product takes. */
export function CapacityCard() {
  const { t } = useTranslation(['dispatch', 'common'])
  const { register, formState } = useFormContext<ShippingFields>()
  const { productTypes } = useTenant()
  const { errors } = formState
  return (
    <Card title={t('dispatch:capacity')} text={t('dispatch:capacity_text')}>
      <div className={css.pair}>
        <TextInput
          label={t('dispatch:capacity_per_day')}
          description={t('dispatch:capacity_hint')}
          error={errors.capacityPerDay?.message}
          {...NUMBER}
          {...register('capacityPerDay')}
        />
        <TextInput
          label={t('dispatch:review_days')}
          error={errors.reviewDays?.message}
          {...NUMBER}
          {...register('reviewDays')}
        />
      </div>
      <h3 className={css.head}>{t('dispatch:lead_days')}</h3>
      <p className={css.note}>{t('dispatch:lead_days_hint')}</p>
      <div className={css.products}>
        {productTypes.map(type => (
          <TextInput
            key={type}
            label={t(`common:type_${type}`)}
            error={errors.leadDays?.[type]?.message}
            {...NUMBER}
            {...register(`leadDays.${type}`)}
          />
        ))}
      </div>
    </Card>
  )
}

/** Faster production and what it costs. */
export function RushCard() {
  const { t } = useTranslation(['dispatch'])
  const { control, register, formState } = useFormContext<ShippingFields>()
  const hasRush = useWatch({ control, name: 'hasRush' })
  const { errors } = formState
  return (
    <Card title={t('dispatch:rush')} text={t('dispatch:rush_text')}>
      <Switch label={t('dispatch:rush_on')} {...register('hasRush')} />
      {hasRush && (
        <div className={css.products}>
          <TextInput
            label={t('dispatch:rush_days')}
            error={errors.rushDays?.message}
            {...NUMBER}
            {...register('rushDays')}
          />
          <TextInput
            label={t('dispatch:rush_percent')}
            error={errors.rushPercent?.message}
            {...NUMBER}
            {...register('rushPercent')}
          />
          <TextInput
            label={t('dispatch:rush_capacity')}
            error={errors.rushCapacity?.message}
            {...NUMBER}
            {...register('rushCapacity')}
          />
        </div>
      )}
    </Card>
  )
}

/** The shop's rule for exchanges, in both languages. */
export function RuleCard() {
  const { t } = useTranslation(['dispatch'])
  const { register, formState } = useFormContext<ShippingFields>()
  const size = { autosize: true, minRows: 2, maxRows: 10, maxLength: SHIPPING_LIMITS.rule } as const
  return (
    <Card title={t('dispatch:rule')} text={t('dispatch:rule_text')}>
      <div className={css.pair}>
        <Textarea
          label={t('dispatch:rule_en')}
          error={formState.errors.ruleEn?.message}
          {...size}
          {...register('ruleEn')}
        />
        <Textarea
          label={t('dispatch:rule_kh')}
          error={formState.errors.ruleKh?.message}
          {...size}
          {...register('ruleKh')}
        />
      </div>
    </Card>
  )
}
