import { LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import { parseWholeNumber, rielOf } from '@kitwright/measure'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { HowToPay, type PayableOrder } from '../../domainComponents/index.ts'
import { Card } from '../../ui/index.ts'
import { BankFields } from './BankFields.tsx'
import { KhqrFields } from './KhqrFields.tsx'
import type { Brand, BrandFormProps, Fields } from './brandFields.ts'
import { ReleaseFields } from './ReleaseFields.tsx'
import { PictureField } from './PictureField.tsx'

const CHANGED = { shouldDirty: true, shouldValidate: true }
/** A sample order for the preview of the payment methods. */
const SAMPLE = { number: 'AB-000123', dueCents: 20_000 }
const SAMPLE_CENTS = 10_000

const isRate = (rate: number | null): rate is number => rate !== null && rate >= 1000 && rate <= 20_000

/** Returns the next payment of the sample, by the terms as they are typed. */
function sampleOf(
  payment: Brand['payment'],
  { rielPerDollar, payWithinDays, now }: Pick<Fields, 'rielPerDollar' | 'payWithinDays'> & { readonly now: number },
): PayableOrder {
  const rate = parseWholeNumber(rielPerDollar)
  const days = parseWholeNumber(payWithinDays) ?? 0
  return {
    ...SAMPLE,
    nextPayment: {
      cents: SAMPLE_CENTS,
      riel: isRate(rate) ? rielOf(SAMPLE_CENTS, rate) : null,
      by: 'production',
      until: days > 0 && days <= LIMITS.payWithinDays ? new Date(now + days * 86_400_000).toISOString() : null,
      creditDays: null,
      releaseOn: null,
    },
    // The test code stands above: one with the sample's amount could be paid.
    paymentCodes: [],
    payment,
  }
}

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

const holdsLongEnough = (days: string): boolean => {
  const count = parseWholeNumber(days) ?? 0
  return count >= 1 && count <= QUOTE_LIMITS.validDays
}

/** The rate of the riel, the deadline of deposits, and how long a quote holds. */
function Terms({ form: { register, formState } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  const { errors } = formState
  const isTimely = (days: string): boolean => (parseWholeNumber(days) ?? Infinity) <= LIMITS.payWithinDays
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        label={t('office:riel_per_dollar')}
        description={t('office:riel_per_dollar_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        placeholder="4100"
        error={errors.rielPerDollar?.message}
        {...register('rielPerDollar', {
          validate: value =>
            value.trim() === '' || isRate(parseWholeNumber(value)) || t('office:riel_per_dollar_wrong'),
        })}
      />
      <TextInput
        label={t('office:pay_within_days')}
        description={t('office:pay_within_days_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        error={errors.payWithinDays?.message}
        {...register('payWithinDays', {
          validate: value => isTimely(value) || t('office:pay_within_days_wrong', { most: LIMITS.payWithinDays }),
        })}
      />
      <TextInput
        label={t('office:quote_days')}
        description={t('office:quote_days_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        error={errors.quoteDays?.message}
        {...register('quoteDays', {
          validate: value => holdsLongEnough(value) || t('office:quote_days_wrong', { most: QUOTE_LIMITS.validDays }),
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
  const [now] = useState(() => Date.now())
  return (
    <Card title={t('office:payments')} text={t('office:payment_hint')}>
      <Stack gap="lg">
        <Shares form={form} />
        <Terms form={form} />
        <Switch
          label={t('office:pay_reminds')}
          checked={payment.reminds}
          onChange={event => setValue('payment.reminds', event.currentTarget.checked, CHANGED)}
        />
        <ReleaseFields form={form} />
        <BankFields form={form} />
        <KhqrFields form={form} />
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
          <HowToPay
            order={sampleOf(payment, {
              rielPerDollar: watch('rielPerDollar'),
              payWithinDays: watch('payWithinDays'),
              now,
            })}
          />
        </div>
      </Stack>
    </Card>
  )
}
