import { parseWholeNumber } from '@kitwright/measure'
import { SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { HowToPay } from '../../pictures/index.ts'
import { Card } from '../../ui/index.ts'
import { BankFields } from './BankFields.tsx'
import type { BrandFormProps } from './brandFields.ts'
import { PictureField } from './PictureField.tsx'

const CHANGED = { shouldDirty: true, shouldValidate: true }
/** An order to look at the ways with. */
const SAMPLE = { number: 'AB-000123', dueCents: 20_000, nextPayment: { cents: 10_000, by: 'production' } } as const

const isPercent = (text: string): boolean => (parseWholeNumber(text) ?? 101) <= 100

function Shares({ form: { register, watch, formState } }: { form: BrandFormProps }) {
  const { t } = useTranslation('office')
  const { errors } = formState
  const isEnough = (delivery: string): boolean =>
    (parseWholeNumber(delivery) ?? 0) >= (parseWholeNumber(watch('depositPercent')) ?? 0)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        label={t('deposit_percent')}
        inputMode="numeric"
        error={errors.depositPercent?.message}
        {...register('depositPercent', { validate: value => isPercent(value) || t('percent_wrong') })}
      />
      <TextInput
        label={t('delivery_percent')}
        inputMode="numeric"
        error={errors.deliveryPercent?.message}
        {...register('deliveryPercent', {
          validate: value => (isPercent(value) ? isEnough(value) || t('delivery_percent_less') : t('percent_wrong')),
        })}
      />
    </SimpleGrid>
  )
}

/** What must be paid by when, the ways to pay, and what becomes of them before a customer's eyes. */
export function PaymentCard({ form, keptKhqr }: { form: BrandFormProps; keptKhqr: string | null }) {
  const { t } = useTranslation('office')
  const { register, watch, setValue, formState } = form
  const payment = watch('payment')
  return (
    <Card title={t('payments')} text={t('payment_hint')}>
      <Stack gap="lg">
        <Shares form={form} />
        <BankFields form={form} />
        <PictureField
          kind="khqr"
          picture={payment.khqr}
          isKept={payment.khqr === keptKhqr}
          onChange={khqr => setValue('payment.khqr', khqr, CHANGED)}
        />
        <Switch
          label={t('takes_cash')}
          checked={payment.takesCash}
          onChange={event => setValue('payment.takesCash', event.currentTarget.checked, CHANGED)}
        />
        {(['kh', 'en'] as const).map(language => (
          <Textarea
            key={language}
            lang={language === 'kh' ? 'km' : 'en'}
            label={t(`payment_${language}`)}
            rows={3}
            maxLength={2000}
            error={formState.errors.payment?.[language]?.message}
            {...register(`payment.${language}`)}
          />
        ))}
        <div role="group" aria-label={t('payment_preview')}>
          <b>{t('payment_preview')}</b>
          <HowToPay order={{ ...SAMPLE, payment }} />
        </div>
      </Stack>
    </Card>
  )
}
