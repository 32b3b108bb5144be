import { LIMITS } from '@kitwright/contract'
import { Button, Textarea } from '@mantine/core'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from '../../texts/index.ts'
import css from './Handover.module.css'

interface Props {
  readonly label: string
  /** Resolves to true when it was sent; the field is then cleared. */
  readonly onSend: (text: string) => Promise<boolean>
  /** Shown beside the button. */
  readonly children?: ReactNode
}

/** Sends a short note to the other side. */
export function WriteNote({ label, onSend, children }: Props) {
  const { t } = useTranslation(['suppliers'])
  const [text, setText] = useState('')
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (await onSend(text.trim())) setText('')
  }
  return (
    <form className={css.write} onSubmit={event => void send(event)}>
      <Textarea
        autosize
        minRows={2}
        maxRows={6}
        label={label}
        maxLength={LIMITS.note}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <div className={css.acts}>
        {children}
        <Button type="submit" variant="default" disabled={text.trim() === ''}>
          {t('suppliers:send')}
        </Button>
      </div>
    </form>
  )
}
