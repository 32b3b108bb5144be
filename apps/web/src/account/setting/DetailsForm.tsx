import type { Details } from '@kitwright/contract'
import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormProblem, isPhone, keepFocus, useApi, useSession, type Told } from '../../session/index.ts'
import { Card, toast, useForm } from '../../ui/index.ts'

interface Fields {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** Name and phone number of the person. */
export function DetailsForm({ details }: { details: Details }) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const { setDetails } = useSession()
  const [problem, setProblem] = useState<Told | null>(null)
  const { firstName, lastName, phone } = details
  const { register, handleSubmit, formState, setError } = useForm<Fields>({
    defaultValues: { firstName, lastName, phone: phone ?? '' },
  })
  const { errors, isSubmitting } = formState
  const filled = (message: string) => (value: string) => value.trim() !== '' || message

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
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              label={t('account:first_name')}
              autoComplete="given-name"
              required
              maxLength={80}
              error={errors.firstName?.message}
              {...register('firstName', { validate: filled(t('common:first_name_required')) })}
            />
            <TextInput
              label={t('account:last_name')}
              autoComplete="family-name"
              required
              maxLength={80}
              error={errors.lastName?.message}
              {...register('lastName', { validate: filled(t('common:last_name_required')) })}
            />
          </SimpleGrid>
          <TextInput
            label={t('account:phone')}
            type="tel"
            autoComplete="tel"
            maxLength={32}
            error={errors.phone?.message}
            {...register('phone', {
              validate: value => value.trim() === '' || isPhone(value) || t('common:phone_invalid'),
            })}
          />
          <TextInput label={t('account:email')} value={details.email} readOnly variant="filled" />
          <Text size="sm" c="dimmed">
            {t('account:email_fixed')}
          </Text>
          <div>
            <Button type="submit" loading={isSubmitting}>
              {t('common:save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
