import { Alert } from '@mantine/core'
import { waitText } from '@kitwright/words'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../preferences.ts'
import { useCountdown } from './useCountdown.ts'

/** From this wait on the API also sends a mail that offers a way out. */
const MAILED_SECONDS = 30

interface Props {
  /** Reason in the API's words, announced once, since a countdown read aloud would never end. */
  readonly text: string
  readonly seconds: number
}

/** Countdown to the next password attempt. */
export function PauseNote({ text, seconds }: Props) {
  const { t } = useTranslation(['common'])
  const language = usePreferences(state => state.language)
  const [left] = useCountdown(seconds)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus()
  }, [])
  const isOver = left === 0
  const now = isOver ? t('common:pause_over') : t('common:paused', { wait: waitText(left, language) })
  return (
    <Alert ref={note} role="note" tabIndex={-1} color={isOver ? 'green' : 'yellow'} variant="light" className="kw-num">
      <span role="alert" className="kw-hidden">
        {isOver ? now : text}
      </span>
      <span aria-hidden>{now}</span>
      {!isOver && seconds >= MAILED_SECONDS && <p style={{ margin: '8px 0 0' }}>{t('common:paused_mail')}</p>}
    </Alert>
  )
}
