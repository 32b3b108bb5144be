import { LIMITS } from '@kitwright/contract'
import { parseWholeNumber } from '@kitwright/measure'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { HowToPay } from '../../domainComponents/index.ts'
import { Card } from '../../ui/index.ts'
import { BankFields } from './BankFields.tsx'
import type { BrandFormProps } from './brandFields.ts'
import { PictureField } from './PictureField.tsx'

const CHANGED = { shouldDirty: true, shouldValidate: true }
/** A sample order for the preview of the payment methods. */
const SAMPLE = { number: 'AB-000123', dueCents: 20_000, nextPayment: { cents: 10_000, by: 'production' } } as const

const isPercent = (text: string): boolean => (parseWholeNumber(text) ?? 101) <= 100

function Shares({ form: { register, watch, formState } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  const { errors } = formState
  const isEnough = (delivery: string): boolean =>
    (parseWholeNumber(delivery) ?? 0) >= (parseWholeNumber(watch('depositPercent')) ?? 0)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        label={t('office:deposit_percent')}
        inputMode="numeric"
        error={errors.depositPercent?.message}
        {...register('depositPercent', { validate: value => isPercent(value) || t('office:percent_wrong') })}
      />
      <TextInput
        label={t('office:delivery_percent')}
        inputMode="numeric"
        error={errors.deliveryPercent?.message}
        {...register('deliveryPercent', {
          validate: value =>
            isPercent(value) ? isEnough(value) || t('office:delivery_percent_less') : t('office:percent_wrong'),
        })}
      />
    </SimpleGrid>
  )
}

/** Card for the payment terms, the payment methods, and a preview of what customers see of them. */
export function PaymentCard({ form, keptKhqr }: { form: BrandFormProps; keptKhqr: string | null }) {
  const { t } = useTranslation(['office'])
  const { register, watch, setValue, formState } = form
  const payment = watch('payment')
  return (
    <Card title={t('office:payments')} text={t('office:payment_hint')}>
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
          label={t('office:takes_cash')}
          checked={payment.takesCash}
          onChange={event => setValue('payment.takesCash', event.currentTarget.checked, CHANGED)}
        />
        {LANGUAGES.map(language => (
          <Textarea
            key={language}
            lang={languageTag(language)}
            label={t('office:payment_more', { language: languageFacts(language).name })}
            rows={3}
            maxLength={LIMITS.paymentText}
            error={formState.errors.payment?.[language]?.message}
            {...register(`payment.${language}`)}
          />
        ))}
        <div role="group" aria-label={t('office:payment_preview')}>
          <b>{t('office:payment_preview')}</b>
          <HowToPay order={{ ...SAMPLE, payment }} />
        </div>
      </Stack>
    </Card>
  )
}
