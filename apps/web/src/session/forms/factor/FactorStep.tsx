import type { ErrorDetails, Tokens } from '@kitwright/contract'
import type { Answer } from '@kitwright/contract/client'
import { Button, Skeleton, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useAsync } from '../../../ui/index.ts'
import { useApi } from '../../identity/context.tsx'
import { FormProblem, type FormError, formErrorOf } from '../problem/FormProblem.tsx'
import { AppSecret } from './AppSecret.tsx'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyButton, type SignInOutcome } from './PasskeyButton.tsx'
import { confirmEnrolment, sendCode } from './stepCalls.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Props {
  readonly step: FactorStepKind
  readonly clientId: 'web' | 'office'
  /** Begins the session with the answer's tokens. */
  readonly finish: (answer: Answer<Tokens>) => Promise<SignInOutcome>
  readonly onDone: () => void
  readonly onBack: () => void
}

/** The second step that the server asks for after the password. */
export interface FactorStepKind extends ErrorDetails {
  /** Whether the shop requires a second factor that the person does not have yet. */
  readonly isMissing: boolean
}

function BackButton({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation(['common'])
  return (
    <Button variant="subtle" size="sm" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
      {t('common:back')}
    </Button>
  )
}

function CodeOrPasskey({ step, clientId, finish, onDone, onBack }: Props) {
  const { t } = useTranslation(['factors'])
  const api = useApi()
  const [problem, setProblem] = useState<FormError | null>(null)
  const take = async (answer: Answer<Tokens>): Promise<Extract<SignInOutcome, { ok: false }> | null> => {
    const outcome = await finish(answer)
    if (!outcome.ok) return outcome
    onDone()
    return null
  }
  return (
    <Stack gap="md">
      <div>
        <h2>{t('factors:step_title')}</h2>
        <p>{t(step.hasApp ? 'factors:step_text' : 'factors:step_text_passkey')}</p>
      </div>
      {step.hasPasskey && (
        <PasskeyButton
          ticket={step.ticket}
          clientId={clientId}
          onProblem={setProblem}
          finish={finish}
          onDone={onDone}
        />
      )}
      <CodeForm
        isOfApp={false}
        problem={problem}
        onCode={async code => {
          setProblem(null)
          return take(await sendCode(api, step.ticket, code))
        }}
      >
        <small>{t('factors:step_lost')}</small>
        <BackButton onBack={onBack} />
      </CodeForm>
    </Stack>
  )
}

/** Adds a second factor that the shop requires, before the first session. */
function EnrolStep({ step, finish, onDone, onBack }: Props) {
  const { t } = useTranslation(['factors'])
  const api = useApi()
  const { ticket } = step
  const [made, setMade] = useState<{ readonly codes: readonly string[]; readonly answer: Answer<Tokens> } | null>(null)
  const begin = useCallback(async () => api('POST /api/accounts/token/enrol', { body: { ticket } }), [api, ticket])
  const begun = useAsync(begin)
  if (made)
    return (
      <RecoveryCodes
        codes={made.codes}
        onKept={() => void finish(made.answer).then(outcome => (outcome.ok ? onDone() : onBack()))}
      />
    )
  const answer = begun.data
  return (
    <Stack gap="md">
      <div>
        <h2>{t('factors:enrol_title')}</h2>
        <p>{t('factors:enrol_text')}</p>
      </div>
      {!answer && <Skeleton h={260} radius={8} />}
      {answer && !answer.ok && <FormProblem problem={formErrorOf(answer)} />}
      {answer?.ok && <AppSecret {...answer.value} />}
      {answer?.ok ? (
        <CodeForm
          isOfApp
          problem={null}
          onCode={async code => {
            const done = await confirmEnrolment(api, ticket, code)
            if (!done.ok) return done
            setMade({ codes: done.value.recoveryCodes, answer: done })
            return null
          }}
        >
          <BackButton onBack={onBack} />
        </CodeForm>
      ) : (
        <BackButton onBack={onBack} />
      )}
    </Stack>
  )
}

/** The step after the password: a code or a passkey, or adding a second factor that the shop requires. */
export const FactorStep = (props: Props) =>
  props.step.isMissing ? <EnrolStep {...props} /> : <CodeOrPasskey {...props} />
