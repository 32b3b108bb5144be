import { isEmail, isPhone, LIMITS } from '@kitwright/contract'
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useForm } from '../../ui/index.ts'
import { FormProblem, useApi, useFormSend, useSession } from '../../session/index.ts'

interface Fields {
  readonly contact: string
  readonly subject: string
  readonly message: string
}

/** Returns the validation rules of the fields. */
function useRules() {
  const { t } = useTranslation(['pages'])
  const filled = (message: string) => (value: string) => value.trim() !== '' || message
  // Reports the excess instead of truncating, so a long pasted text does not lose its end unnoticed.
  const within = (count: number) => (value: string) =>
    value.trim().length <= count || t('pages:contact_too_long', { count, over: value.trim().length - count })
  return {
    contact: {
      filled: filled(t('pages:contact_contact_required')),
      within: within(LIMITS.email),
      shape: (value: string) => isEmail(value) || isPhone(value) || t('pages:contact_contact_wrong'),
    },
    subject: { filled: filled(t('pages:contact_subject_required')), within: within(LIMITS.contactSubject) },
    message: { filled: filled(t('pages:contact_message_required')), within: within(LIMITS.contactMessage) },
  }
}

/** Form for a message to the shop. After sending, calls `onSent` with the address that the answer will go to. */
export function ContactForm({ onSent }: { onSent: (contact: string) => void }) {
  const { t } = useTranslation(['pages', 'common'])
  const api = useApi()
  const { details } = useSession()
  const { register, handleSubmit, formState, setError } = useForm<Fields>({
    defaultValues: { contact: details?.email ?? '', subject: '', message: '' },
  })
  const { problem, send } = useFormSend(setError)
  const { errors, isSubmitting } = formState
  const rules = useRules()

  const submit = handleSubmit(async fields => {
    await send(async () => api('POST /api/contact', { body: fields }), {
      done: () => onSent(fields.contact.trim()),
    })
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <TextInput
          label={t('pages:contact_contact')}
          autoComplete="email"
          required
          error={errors.contact?.message}
          {...register('contact', { validate: rules.contact })}
        />
        <TextInput
          label={t('pages:contact_subject')}
          required
          error={errors.subject?.message}
          {...register('subject', { validate: rules.subject })}
        />
        <Textarea
          label={t('pages:contact_message')}
          required
          rows={7}
          error={errors.message?.message}
          {...register('message', { validate: rules.message })}
        />
        <Text size="sm" c="dimmed">
          {t('common:required_note')}
        </Text>
        <div>
          <Button type="submit" size="md" loading={isSubmitting}>
            {t('pages:contact_send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
