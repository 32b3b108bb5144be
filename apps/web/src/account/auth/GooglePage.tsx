import { isUnanswered } from '@kitwright/contract/client'
import { Button, Center, Loader } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import {
  forgetGoogleVisit,
  googleVisit,
  LazyFactorStep,
  readGoogleReturn,
  safeRedirect,
  useProblemHint,
  useSession,
  type FormError,
} from '../../session/index.ts'
import { ButtonLink } from '../../ui/index.ts'
import { AuthCard } from './AuthCard.tsx'
import { DoneCard } from './DoneCard.tsx'
import { GoogleLink } from './GoogleLink.tsx'
import { type FactorStep, useGoogleSignIn } from './useGoogleSignIn.ts'

/**
 * Handles the redirect from Google: signs in immediately, or asks for the password of an account with the same e-mail.
 */
export function GooglePage() {
  const { t } = useTranslation(['account', 'common'])
  const router = useRouter()
  const [back] = useState(() => readGoogleReturn(location.hash, googleVisit()))
  useEffect(() => {
    forgetGoogleVisit()
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  const goOn = (): void => router.history.replace(safeRedirect(back?.wanted))
  const signingIn = useGoogleSignIn(back, goOn)
  const { error } = signingIn
  const [linkStep, setLinkStep] = useState<FactorStep | null>(null)
  const step = linkStep ?? signingIn.step
  if (step) return <SecondStep step={step} onDone={goOn} onBack={() => router.history.replace('/auth/signin')} />
  if (back && error?.id === 'social-link-needed')
    return <GoogleLink back={back} text={error.message} onDone={goOn} onStep={setLinkStep} />
  if (back && !error) {
    return (
      <AuthCard title={t('account:google')} text={t('common:loading')}>
        <Center>
          <Loader />
        </Center>
      </AuthCard>
    )
  }
  return <Refused error={error} onRetry={signingIn.retry} />
}

interface StepProps {
  readonly step: FactorStep
  readonly onDone: () => void
  readonly onBack: () => void
}
/** Asks for the second factor of an account that Google's answer belongs to. */
function SecondStep(props: StepProps) {
  const { t } = useTranslation(['account'])
  const { finishSignIn } = useSession()
  return (
    <AuthCard title={t('account:google')} text={t('account:google_step')}>
      <LazyFactorStep {...props} clientId="web" finish={finishSignIn} />
    </AuthCard>
  )
}

interface RefusedProps {
  readonly error: FormError | null
  readonly onRetry: () => void
}
function Refused({ error, onRetry }: RefusedProps) {
  const { t } = useTranslation(['account', 'common'])
  const problemHint = useProblemHint()
  const mayRetry = (error !== null && isUnanswered(error)) || error?.id === 'internal'
  return (
    <DoneCard
      title={t(mayRetry ? 'common:something_wrong' : 'account:google_refused_title')}
      text={error ? problemHint(error) : t('account:google_refused')}
    >
      {mayRetry && (
        <Button size="md" onClick={onRetry}>
          {t('common:try_again')}
        </Button>
      )}
      <ButtonLink to="/auth/signin" size="md" variant={mayRetry ? 'default' : 'filled'}>
        {t('account:back_to_sign_in')}
      </ButtonLink>
    </DoneCard>
  )
}
