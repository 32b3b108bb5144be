import { Alert } from '@mantine/core'
import { waitText } from '@kitwright/words'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../preferences.ts'
import { useCountdown } from './useCountdown.ts'

/** From this wait on a mail with a way out is on its way, as the API has it. */
const MAILED_SECONDS = 30

interface Props {
  /** Why, in the API's words; said once, as a countdown read aloud would never end. */
  readonly text: string
  readonly seconds: number
}

/** How long there is to wait before the next try at a password, counting down. */
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
