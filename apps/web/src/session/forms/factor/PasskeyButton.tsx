import type { Tokens } from '@kitwright/contract'
import type { Answer } from '@kitwright/contract/client'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi } from '../../identity/context.tsx'
import { type FormError, formErrorOf } from '../problem/FormProblem.tsx'
import { beginPasskey } from './stepCalls.ts'
import { askPasskey } from './askPasskey.ts'

/** The outcome of starting a session. */
export type SignInOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: FormError; readonly waitSeconds?: number | undefined }

interface Props {
  /** Ticket of the second step; without one the passkey signs in alone. */
  readonly ticket?: string
  readonly clientId: 'web' | 'office'
  /** Begins the session with the answer's tokens. */
  readonly finish: (answer: Answer<Tokens>) => Promise<SignInOutcome>
  readonly onDone: () => void
  readonly onProblem: (problem: FormError | null) => void
}

/** Button that signs in by a passkey. */
export function PasskeyButton({ ticket, clientId, finish, onDone, onProblem }: Props) {
  const { t } = useTranslation(['factors'])
  const api = useApi()
  const [isWaiting, setWaiting] = useState(false)
  const fail = (): void => onProblem({ id: 'passkey-refused', message: t('factors:passkey_failed') })
  const signIn = async (): Promise<void> => {
    onProblem(null)
    const begun = await beginPasskey(api, ticket, clientId)
    if (!begun.ok) return onProblem(formErrorOf(begun))
    const answer = await askPasskey(api, begun.value)
    if (!answer) return fail()
    const outcome = await finish(answer)
    if (outcome.ok) onDone()
    else onProblem(formErrorOf(outcome))
  }
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      loading={isWaiting}
      leftSection={<IconFingerprint size={18} aria-hidden />}
      onClick={() => {
        setWaiting(true)
        void signIn().finally(() => setWaiting(false))
      }}
    >
      {t(ticket === undefined ? 'factors:passkey_sign_in' : 'factors:use_passkey')}
    </Button>
  )
}
