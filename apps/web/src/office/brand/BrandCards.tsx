import { isEmail, LIMITS, REMINDER_KINDS } from '@kitwright/contract'
import { productTypes } from '@kitwright/garment'
import { DEFAULT_TIME_ZONE, offsetIn } from '@kitwright/measure'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { Checkbox, NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { Card } from '../../ui/index.ts'
import type { BrandFormProps } from './brandFields.ts'
import { ColourField } from './ColourField.tsx'
import { PictureField } from './PictureField.tsx'
import { TeamColours } from './TeamColours.tsx'

const CHANGED = { shouldDirty: true, shouldValidate: true }

/** Name, logo and colour of the shop. */
export function LookCard({ form, keptLogo }: { form: BrandFormProps; keptLogo: string | null }) {
  const { register, watch, setValue, formState } = form
  const { t } = useTranslation(['office', 'common'])
  const { errors } = formState
  return (
    <Card title={t('office:general')} text={t('common:required_note')}>
      <Stack gap="lg">
        <TextInput
          label={t('office:shop_name')}
          required
          maxLength={LIMITS.title}
          error={errors.name?.message}
          {...register('name', { validate: value => value.trim() !== '' || t('common:name_required') })}
        />
        <PictureField
          kind="logo"
          picture={watch('logo')}
          isKept={watch('logo') === keptLogo}
          onChange={logo => setValue('logo', logo, CHANGED)}
        />
        <ColourField
          colour={watch('colour')}
          shopName={watch('name')}
          error={errors.colour?.message}
          field={register('colour', { validate: value => /^#[0-9a-f]{6}$/i.test(value) || t('office:colour_wrong') })}
          onPick={colour => setValue('colour', colour, CHANGED)}
        />
        <TeamColours form={form} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={t('office:contact_phone')}
            type="tel"
            maxLength={LIMITS.phone}
            error={errors.contact?.phone?.message}
            {...register('contact.phone')}
          />
          <TextInput
            label={t('office:contact_email')}
            type="email"
            maxLength={LIMITS.email}
            error={errors.contact?.email?.message}
            {...register('contact.email', {
              validate: value => value.trim() === '' || isEmail(value) || t('common:email_invalid'),
            })}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  )
}

/** Card that selects the garments on sale. A garment that is switched off keeps its prices and its chart. */
export function OfferCard({ form: { register, watch, setValue, formState } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office', 'common'])
  register('productTypes', { validate: types => types.length > 0 || t('office:product_types_required') })
  return (
    <Card title={t('office:product_types')} text={t('office:product_types_text')}>
      <Checkbox.Group
        aria-label={t('office:product_types')}
        value={watch('productTypes')}
        error={formState.errors.productTypes?.message}
        onChange={types => setValue('productTypes', types, CHANGED)}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
          {productTypes().map(type => (
            <Checkbox key={type} value={type} label={t(`common:type_${type}`)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </Card>
  )
}

/** Every time zone of this browser, and the shop's own. */
const zonesWith = (own: string): string[] =>
  [...new Set([own, DEFAULT_TIME_ZONE, ...Intl.supportedValuesOf('timeZone')])].toSorted()
const zoneLabel = (zone: string): string => `${zone.replaceAll('_', ' ')} (${offsetIn(new Date(), zone)})`

/** Card for the time zone in which the shop's days begin and end, wherever its staff and customers are. */
export function TimeZoneCard({ form: { register, watch } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  const own = watch('timeZone')
  const [zones] = useState(() => zonesWith(own).map(value => ({ value, label: zoneLabel(value) })))
  return (
    <Card title={t('office:time_zone')} text={t('office:time_zone_text')}>
      <NativeSelect aria-label={t('office:time_zone')} data={zones} {...register('timeZone')} />
    </Card>
  )
}

/** The shop's own words for reminders, in each language. An empty field: the usual text. */
export function RemindersCard({ form: { register } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  return (
    <Card title={t('office:reminders')} text={t('office:reminders_text')}>
      <Stack gap="md">
        {REMINDER_KINDS.map(about =>
          LANGUAGES.map(language => (
            <Textarea
              key={`${about} ${language}`}
              lang={languageTag(language)}
              label={`${t(`office:remind_${about}`)} · ${languageFacts(language).name}`}
              autosize
              minRows={2}
              maxLength={LIMITS.paymentText}
              {...register(`reminders.${about}.${language}`)}
            />
          )),
        )}
      </Stack>
    </Card>
  )
}

/** Whether an order needs the customer's consent before it is approved. */
export function ProofCard({ form: { register } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  return (
    <Card title={t('office:proofs')}>
      <Stack gap="sm">
        <Switch
          label={t('office:needs_proof')}
          description={t('office:needs_proof_text')}
          {...register('needsProof')}
        />
        <Switch
          label={t('office:proof_approves')}
          description={t('office:proof_approves_text')}
          {...register('proofApproves')}
        />
      </Stack>
    </Card>
  )
}
