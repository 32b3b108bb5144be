import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi } from '../../identity/context.tsx'
import { useSend } from '../../calls/useSend.ts'
import type { FormError } from '../problem/FormProblem.tsx'
import { useCountdown } from '../problem/useCountdown.ts'

/** The API mails at most one code a minute. */
const WAIT_SECONDS = 60

interface Props {
  readonly email: string
  readonly onProblem: (problem: FormError | null) => void
}

/** Button that requests a new code, enabled a minute after the last one. */
export function ResendCode({ email, onProblem }: Props) {
  const { t } = useTranslation(['account'])
  const api = useApi()
  const send = useSend(null)
  const [left, restart] = useCountdown(WAIT_SECONDS)
  const [isSent, setSent] = useState(false)

  const resend = async (): Promise<void> => {
    if (left > 0) return
    onProblem(null)
    const isDone = await send(async () => api('POST /api/oauth/resendotp', { headers: { username: email } }), {
      done: restart,
      refused: ({ error }) => {
        onProblem(error)
        return true
      },
    })
    setSent(isDone)
  }

  return (
    <>
      {/* Never really disabled: it keeps the focus of whoever pressed it. */}
      <Button
        variant="subtle"
        size="sm"
        className="kw-num"
        aria-disabled={left > 0}
        data-disabled={left > 0 || undefined}
        onClick={() => void resend()}
      >
        {left > 0 ? t('account:code_resend_in', { seconds: left }) : t('account:code_resend')}
      </Button>
      <span role="status" className="kw-hidden">
        {isSent && t('account:code_sent')}
      </span>
    </>
  )
}
