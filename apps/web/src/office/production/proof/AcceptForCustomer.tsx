import { LIMITS } from '@kitwright/contract'
import { Button, Group, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { RequiredNote } from '../../../session/index.ts'
import css from '../Production.module.css'
import { useAcceptProof } from './useProof.ts'

/** Writes down that the customer accepted the proof at the counter or on the telephone, and how. */
export function AcceptForCustomer({ orderId, hash }: { readonly orderId: string; readonly hash: string }) {
  const { t } = useTranslation(['order', 'common'])
  const accept = useAcceptProof(orderId)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  if (!isOpen)
    return (
      <Button
        fullWidth
        variant="subtle"
        leftSection={<IconCheck size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('order:proof_agreed')}
      </Button>
    )
  const close = () => {
    setOpen(false)
    setText('')
    setTried(false)
  }
  const send = (event: SyntheticEvent): void => {
    event.preventDefault()
    setTried(true)
    if (text.trim() !== '') void accept(hash, text.trim())
  }
  return (
    <form className={css.card} noValidate onSubmit={send}>
      <TextInput
        data-autofocus
        label={t('order:proof_agreed_how')}
        description={t('order:proof_agreed_hint')}
        required
        maxLength={LIMITS.note}
        value={text}
        error={isTried && text.trim() === '' && t('order:proof_agreed_missing')}
        onChange={event => setText(event.currentTarget.value)}
      />
      <RequiredNote />
      <Group gap="sm">
        <Button type="submit" variant="default">
          {t('order:proof_agreed_save')}
        </Button>
        <Button variant="subtle" onClick={close}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  )
}
