import type { Answer } from '@kitwright/contract/client'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { type Path } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { useForm } from '../../ui/index.ts'
import { FormProblem, useApi, type FormError } from '../../session/index.ts'
import { SaveBar } from '../list/SaveBar.tsx'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { LookCard, OfferCard, ProofCard, RemindersCard, TimeZoneCard } from './BrandCards.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { ThemeCard } from './ThemeCard.tsx'
import { changesOf, toBrand, toFields, type Brand, type Fields } from './brandFields.ts'

/** Applies the changes to the current brand, so that another administrator's changes since the form was opened stay. */
async function save(api: ReturnType<typeof useApi>, changes: Partial<Brand>): Promise<Answer<Brand>> {
  const now = await api('GET /api/office/brand', {})
  if (!now.ok) return now
  return api('PUT /api/office/brand', {
    body: { ...now.value, ...changes },
    headers: { 'if-match': now.etag ?? '' },
  })
}

/** Form for the whole brand, saved at once. API errors appear at their fields. */
export function BrandForm({ brand }: { brand: Brand }) {
  const { t } = useTranslation(['office'])
  const api = useApi()
  const act = useOfficeAction()
  const [kept, setKept] = useState(brand)
  const [problem, setProblem] = useState<FormError | null>(null)
  const form = useForm<Fields>({ defaultValues: toFields(brand) })
  const { isDirty, isSubmitting } = form.formState

  const submit = form.handleSubmit(async fields => {
    setProblem(null)
    const answer = await save(api, changesOf(toBrand(fields), kept))
    if (answer.ok) {
      setKept(answer.value)
      form.reset(toFields(answer.value))
      await act(async () => answer, t('office:brand_saved'))
      return
    }
    setProblem(answer.error)
    for (const { path } of answer.error.fields ?? [])
      form.setError(path as Path<Fields>, { message: answer.error.message }, { shouldFocus: true })
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={820}>
        <FormProblem problem={problem} />
        <LookCard form={form} keptLogo={kept.logo} />
        <ThemeCard form={form} />
        <OfferCard form={form} />
        <ProofCard form={form} />
        <RemindersCard form={form} />
        <TimeZoneCard form={form} />
        <PaymentCard form={form} keptKhqr={kept.payment.khqr} />
        <SaveBar isChanged={isDirty} isBusy={isSubmitting} onDiscard={() => form.reset()} />
      </Stack>
    </form>
  )
}
