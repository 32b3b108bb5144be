import type { Response_ } from '@kitwright/contract'
import { PRODUCT_TYPES, type ProductType } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { Button, Checkbox, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormProblem, isEmail, useApi, type Told } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { useAct } from '../list/useAct.ts'
import { ColourField } from './ColourField.tsx'

type Brand = Response_<'GET /api/office/brand'>
interface Fields extends Omit<Brand, 'depositPercent' | 'productTypes' | 'logo'> {
  readonly depositPercent: string
  readonly productTypes: ProductType[]
}

const toFields = ({ logo: _logo, ...brand }: Brand): Fields => ({
  ...brand,
  productTypes: [...brand.productTypes],
  depositPercent: String(brand.depositPercent),
})

/** The whole brand, saved at once; what the API complains about stands at its field. */
export function BrandForm({ brand }: { brand: Brand }) {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const act = useAct()
  const [problem, setProblem] = useState<Told | null>(null)
  const { register, handleSubmit, formState, setError, reset, watch, setValue } = useForm<Fields>({
    defaultValues: toFields(brand),
  })
  const { errors, isSubmitting, isDirty } = formState
  const isPercent = (text: string): boolean => (parseWholeNumber(text) ?? 101) <= 100

  register('productTypes', { validate: types => types.length > 0 || t('office:product_types_required') })
  const submit = handleSubmit(async fields => {
    setProblem(null)
    const body = { ...fields, logo: brand.logo, depositPercent: parseWholeNumber(fields.depositPercent)! }
    const answer = await api('PUT /api/office/brand', { body })
    if (answer.ok) {
      reset(toFields(answer.value))
      await act(async () => answer, t('office:brand_saved'))
      return
    }
    setProblem(answer.error)
    for (const { path } of answer.error.fields ?? [])
      setError(path as Path<Fields>, { message: answer.error.message }, { shouldFocus: true })
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={820}>
        <FormProblem problem={problem} />
        <Card title={t('office:general')}>
          <Stack gap="md">
            <TextInput
              label={t('office:shop_name')}
              required
              maxLength={120}
              error={errors.name?.message}
              {...register('name', { validate: value => value.trim() !== '' || t('common:name_required') })}
            />
            <ColourField
              colour={watch('colour')}
              error={errors.colour?.message}
              field={register('colour', {
                validate: value => /^#[0-9a-f]{6}$/i.test(value) || t('office:colour_wrong'),
              })}
              onPick={colour => setValue('colour', colour, { shouldDirty: true, shouldValidate: true })}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              <TextInput
                label={t('office:contact_phone')}
                type="tel"
                maxLength={32}
                error={errors.contact?.phone?.message}
                {...register('contact.phone')}
              />
              <TextInput
                label={t('office:contact_email')}
                type="email"
                maxLength={254}
                error={errors.contact?.email?.message}
                {...register('contact.email', {
                  validate: value => value.trim() === '' || isEmail(value) || t('common:email_invalid'),
                })}
              />
            </SimpleGrid>
          </Stack>
        </Card>
        <Card title={t('office:product_types')}>
          <Checkbox.Group
            aria-label={t('office:product_types')}
            value={watch('productTypes')}
            error={errors.productTypes?.message}
            onChange={types => setValue('productTypes', types, { shouldDirty: true, shouldValidate: true })}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
              {PRODUCT_TYPES.map(type => (
                <Checkbox key={type} value={type} label={t(`common:type_${type}`)} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        </Card>
        <Card title={t('office:payments')}>
          <Stack gap="md">
            <TextInput
              label={t('office:deposit_percent')}
              inputMode="numeric"
              maw={280}
              error={errors.depositPercent?.message}
              {...register('depositPercent', { validate: value => isPercent(value) || t('office:percent_wrong') })}
            />
            <Textarea
              label={t('office:payment_kh')}
              description={t('office:payment_hint')}
              rows={4}
              maxLength={2000}
              error={errors.payment?.kh?.message}
              {...register('payment.kh')}
            />
            <Textarea
              label={t('office:payment_en')}
              description={t('office:payment_hint')}
              rows={4}
              maxLength={2000}
              error={errors.payment?.en?.message}
              {...register('payment.en')}
            />
          </Stack>
        </Card>
        <div>
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {t('common:save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
