import { DESK_LIMITS } from '@kitwright/contract'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CancelButton, Dialog } from '../../../ui/index.ts'

interface Props {
  readonly count: number
  readonly onClose: () => void
  readonly onSend: (mail: { readonly subject: string; readonly text: string }) => void
}

/** Writes one mail to the customers of the selected orders. */
export function MailDialog({ count, onClose, onSend }: Props) {
  const { t } = useTranslation(['desk', 'common'])
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const isWhole = subject.trim() !== '' && text.trim() !== ''
  return (
    <Dialog onClose={onClose} title={t('desk:mail')} closeLabel={t('common:close')}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (isWhole) onSend({ subject: subject.trim(), text: text.trim() })
        }}
      >
        <Stack gap="md">
          <Text size="sm">{t('desk:mail_hint')}</Text>
          <TextInput
            data-autofocus
            label={t('desk:mail_subject')}
            maxLength={DESK_LIMITS.mailSubject}
            value={subject}
            onChange={event => setSubject(event.currentTarget.value)}
          />
          <Textarea
            label={t('desk:mail_text')}
            rows={6}
            maxLength={DESK_LIMITS.mailText}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={onClose}>{t('common:cancel')}</CancelButton>
            <Button type="submit" disabled={!isWhole}>
              {t('desk:mail_send', { count })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
