import { Stack } from '@mantine/core'
import { useState } from 'react'
import { FormProvider, type Path } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { FormProblem, type FormError, useApi } from '../../session/index.ts'
import { useForm } from '../../ui/index.ts'
import { SaveBar } from '../list/SaveBar.tsx'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { CalendarCard } from './CalendarCard.tsx'
import { CapacityCard, RuleCard, RushCard } from './CapacityCards.tsx'
import { MethodsCard } from './MethodsCard.tsx'
import { fieldAt, type ShippingFields, type ShippingSettings, toFields, toTerms } from './shippingFields.ts'

const saveTerms = async (api: ReturnType<typeof useApi>, fields: ShippingFields) =>
  api('PUT /api/office/shipping', { body: toTerms(fields) })

/** Form for the whole terms of delivery, saved at once. API errors appear at their fields. */
export function ShippingForm({ settings }: { settings: ShippingSettings }) {
  const { t } = useTranslation(['dispatch'])
  const api = useApi()
  const act = useOfficeAction()
  const [problem, setProblem] = useState<FormError | null>(null)
  const form = useForm<ShippingFields>({ defaultValues: toFields(settings) })
  const { isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit(async fields => {
    setProblem(null)
    const answer = await saveTerms(api, fields)
    if (answer.ok) {
      form.reset(toFields(answer.value))
      await act(async () => answer, t('dispatch:saved'))
      return
    }
    setProblem(answer.error)
    for (const { path } of answer.error.fields ?? [])
      form.setError(fieldAt(path) as Path<ShippingFields>, { message: answer.error.message }, { shouldFocus: true })
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={820}>
          <FormProblem problem={problem} />
          <CalendarCard publicHolidays={settings.publicHolidays} />
          <CapacityCard />
          <RushCard />
          <MethodsCard />
          <RuleCard />
          <SaveBar isChanged={isDirty} isBusy={isSubmitting} onDiscard={() => form.reset()} />
        </Stack>
      </form>
    </FormProvider>
  )
}
