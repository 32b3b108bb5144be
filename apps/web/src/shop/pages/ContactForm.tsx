import { isEmail, isPhone, LIMITS } from '@kitwright/contract'
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../ui/index.ts'
import { FormProblem, useApi, useSession, type FormError } from '../../session/index.ts'

interface Fields {
  readonly contact: string
  readonly subject: string
  readonly message: string
}

/** A message to the shop; calls back with where the answer will go once it has arrived. */
export function ContactForm({ onSent }: { onSent: (contact: string) => void }) {
  const { t } = useTranslation(['pages', 'common'])
  const api = useApi()
  const { details } = useSession()
  const [problem, setProblem] = useState<FormError | null>(null)
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { contact: details?.email ?? '', subject: '', message: '' },
  })
  const { errors, isSubmitting } = formState
  const filled = (message: string) => (value: string) => value.trim() !== '' || message
  // Said rather than cut: a long text pasted here must not lose its end unseen.
  const within = (count: number) => (value: string) =>
    value.trim().length <= count || t('pages:contact_too_long', { count, over: value.trim().length - count })

  const submit = handleSubmit(async fields => {
    setProblem(null)
    const answer = await api('POST /api/contact', { body: fields })
    if (answer.ok) onSent(fields.contact.trim())
    else setProblem(answer.error)
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
          {...register('contact', {
            validate: {
              filled: filled(t('pages:contact_contact_required')),
              within: within(LIMITS.email),
              shape: value => isEmail(value) || isPhone(value) || t('pages:contact_contact_wrong'),
            },
          })}
        />
        <TextInput
          label={t('pages:contact_subject')}
          required
          error={errors.subject?.message}
          {...register('subject', {
            validate: { filled: filled(t('pages:contact_subject_required')), within: within(LIMITS.contactSubject) },
          })}
        />
        <Textarea
          label={t('pages:contact_message')}
          required
          rows={7}
          error={errors.message?.message}
          {...register('message', {
            validate: { filled: filled(t('pages:contact_message_required')), within: within(LIMITS.contactMessage) },
          })}
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
