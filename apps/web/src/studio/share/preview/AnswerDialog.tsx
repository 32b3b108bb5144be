import { LIMITS } from '@kitwright/contract/limits'
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { FormProblem, RequiredNote, useApi, useFormSend } from '../../../session/index.ts'
import { Dialog, useForm } from '../../../ui/index.ts'
import type { SharedFacts } from './useSharedDesign.ts'
import type { Visitor } from './visitor.ts'

interface Fields {
  readonly name: string
  readonly comment: string
}

interface Props {
  readonly shared: SharedFacts
  readonly visitor: Visitor
  readonly isGood: boolean
  readonly onClose: () => void
  readonly onSent: (name: string, approvals: { looksGood: number; looksGoodEarlier: number }) => void
}

/** Validates lengths instead of truncating, so a long pasted text does not lose its end unnoticed. */
function useRules() {
  const { t } = useTranslation(['answers'])
  const within = (count: number) => (value: string) =>
    value.trim().length <= count || t('answers:too_long', { count, over: value.trim().length - count })
  const filled = (message: string) => (value: string) => value.trim() !== '' || message
  return {
    name: { filled: filled(t('answers:name_required')), within: within(LIMITS.name) },
    comment: { within: within(LIMITS.previewComment) },
    filledComment: { filled: filled(t('answers:comment_required')), within: within(LIMITS.previewComment) },
  }
}

/** Asks a visitor for a name and an answer. */
export function AnswerDialog({ shared, visitor, isGood, onClose, onSent }: Props) {
  const { t } = useTranslation(['answers', 'common'])
  const api = useApi()
  // A retry sends the same id, so the server stores one answer.
  const [id] = useState(() => crypto.randomUUID())
  const { register, handleSubmit, formState, setError } = useForm<Fields>({
    defaultValues: { name: visitor.name, comment: '' },
  })
  const { problem, send } = useFormSend(setError)
  const { errors, isSubmitting } = formState
  const rules = useRules()
  const submit = handleSubmit(async ({ name, comment }) => {
    const { token, revision } = shared
    const body = { id, visitorId: visitor.id, revision, name, looksGood: isGood, comment }
    await send(async () => api('POST /api/previews/{token}/answers', { params: { token }, body }), {
      done: ({ value }) => onSent(name.trim(), value),
    })
  })
  return (
    <Dialog
      onClose={onClose}
      title={t(isGood ? 'answers:looks_good_title' : 'answers:comment_title')}
      size={480}
      closeLabel={t('common:close')}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t(isGood ? 'answers:looks_good_text' : 'answers:comment_text')}</Text>
          <FormProblem problem={problem} />
          <TextInput
            label={t('answers:name')}
            autoComplete="name"
            required
            data-autofocus={visitor.name === '' || undefined}
            error={errors.name?.message}
            {...register('name', { validate: rules.name })}
          />
          <Textarea
            label={t('answers:comment_field')}
            required={!isGood}
            autosize
            minRows={3}
            maxRows={8}
            data-autofocus={(visitor.name !== '' && !isGood) || undefined}
            error={errors.comment?.message}
            {...register('comment', { validate: isGood ? rules.comment : rules.filledComment })}
          />
          <RequiredNote />
          <Button type="submit" size="md" loading={isSubmitting}>
            {t('answers:send')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
