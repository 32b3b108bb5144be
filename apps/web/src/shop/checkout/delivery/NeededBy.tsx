import { Button, TextInput } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { useDays } from '../../../domainComponents/index.ts'
import { formatCents, useIsDesktop } from '../../../ui/index.ts'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import css from './DeliveryChoice.module.css'
import { answerNeededBy, type Feasibility, type ShippingOptions } from './deliveryChoice.ts'

/** Says whether the day is possible, and offers faster production or the earliest day. */
function FeasibilityNote({ found, isRush }: { found: Feasibility; isRush: boolean }) {
  const { t } = useTranslation(['shipment'])
  const day = useDays()
  const { setValue } = useFormContext<CheckoutForm>()
  if (found.answer === 'past') return <p className={css.no}>{t('shipment:needed_by_past')}</p>
  const date = day(found.on)
  if (found.answer === 'possible' || (found.answer === 'rush' && isRush))
    return <p className={css.yes}>{t('shipment:possible', { date })}</p>
  if (found.answer === 'rush') {
    const price = formatCents(found.cents)
    return (
      <>
        <p className={css.no}>{t('shipment:possible_rush', { date, price })}</p>
        <Button size="sm" variant="default" onClick={() => setValue('isRush', true)}>
          {t('shipment:take_rush', { price })}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className={css.no}>{t('shipment:impossible', { date })}</p>
      <Button size="sm" variant="default" onClick={() => setValue('neededBy', found.on, { shouldValidate: true })}>
        {t('shipment:take_earliest', { date })}
      </Button>
    </>
  )
}

/** The day by which the customer needs the order, with the shop's honest answer. */
export function NeededBy({ options }: { options: ShippingOptions | undefined }) {
  const { t } = useTranslation(['shipment'])
  const { control, register, setValue, formState } = useFormContext<CheckoutForm>()
  const isDesktop = useIsDesktop()
  const [method, neededBy, isRush] = useWatch({ control, name: ['method', 'neededBy', 'isRush'] })
  const found = options ? answerNeededBy(options, { method, neededBy, isRush }) : null
  const check = (value: string): true | string => {
    const answer = options && answerNeededBy(options, { method, neededBy: value, isRush })?.answer
    if (answer === 'past') return t('shipment:needed_by_past')
    return answer !== 'impossible' && (answer !== 'rush' || isRush) ? true : t('shipment:needed_by_too_early')
  }
  return (
    <div className={css.needed}>
      <TextInput
        type="date"
        label={t('shipment:needed_by')}
        {...(isDesktop && { description: t('shipment:needed_by_hint') })}
        min={options?.today}
        error={formState.errors.neededBy?.message}
        {...register('neededBy', { validate: check, deps: ['isRush'] })}
      />
      <div aria-live="polite" className={css.answer}>
        {found && <FeasibilityNote found={found} isRush={isRush} />}
        {isRush && (
          <Button size="sm" variant="subtle" onClick={() => setValue('isRush', false)}>
            {t('shipment:rush_not')}
          </Button>
        )}
      </div>
    </div>
  )
}
