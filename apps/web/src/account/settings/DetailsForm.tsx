import type { Details } from '@kitwright/contract'
import { Button, Stack } from '@mantine/core'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import {
  FormProblem,
  restoreFocus,
  NameFields,
  PhoneField,
  useApi,
  useFormSend,
  useSession,
  type Person,
} from '../../session/index.ts'
import { Card, useForm } from '../../ui/index.ts'

/** Name and phone number of the person. */
export function DetailsForm({ details }: { details: Details }) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const { setDetails } = useSession()
  const { firstName, lastName, phone } = details
  const form = useForm<Person>({
    defaultValues: { firstName, lastName, phone: phone ?? '' },
  })
  const { handleSubmit, formState, setError } = form
  const { problem, send } = useFormSend(setError, { places: { 'phone-invalid': 'phone' } })

  const submit = handleSubmit(async fields => {
    const body = { ...fields, phone: fields.phone.trim() || null }
    await send(async () => api('PUT /api/accounts/details', { body }), {
      said: t('account:details_saved'),
      done: ({ value }) => setDetails(value),
    })
  })

  return (
    <Card title={t('account:your_details')} text={t('common:required_note')}>
      <form onSubmit={restoreFocus(submit)} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <FormProvider {...form}>
            <NameFields />
            <PhoneField />
          </FormProvider>
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
