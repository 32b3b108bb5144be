import type { Details } from '@kitwright/contract'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  FormProblem,
  keepFocus,
  NameFields,
  PhoneField,
  useApi,
  useSession,
  type Person,
  type FormError,
} from '../../session/index.ts'
import { Card, toast, useForm } from '../../ui/index.ts'

/** Name and phone number of the person. */
export function DetailsForm({ details }: { details: Details }) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const { setDetails } = useSession()
  const [problem, setProblem] = useState<FormError | null>(null)
  const { firstName, lastName, phone } = details
  const form = useForm<Person>({
    defaultValues: { firstName, lastName, phone: phone ?? '' },
  })
  const { handleSubmit, formState, setError } = form

  const submit = handleSubmit(async fields => {
    setProblem(null)
    const answer = await api('PUT /api/accounts/details', { body: { ...fields, phone: fields.phone.trim() || null } })
    if (answer.ok) {
      setDetails(answer.value)
      toast('success', t('account:details_saved'))
    } else if (answer.error.id === 'phone-invalid') {
      setError('phone', { message: answer.error.message }, { shouldFocus: true })
    } else setProblem(answer.error)
  })

  return (
    <Card title={t('account:your_details')} text={t('common:required_note')}>
      <form onSubmit={keepFocus(submit)} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <FormProvider {...form}>
            <NameFields />
            <PhoneField />
          </FormProvider>
          <TextInput label={t('account:email')} value={details.email} readOnly variant="filled" />
          <Text size="sm" c="dimmed">
            {t('account:email_fixed')}
          </Text>
          <div>
            <Button type="submit" loading={formState.isSubmitting}>
              {t('common:save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
