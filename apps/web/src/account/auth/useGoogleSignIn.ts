import { useState } from 'react'
import { factorStepOf, useSession, type GoogleReturn, type FormError } from '../../session/index.ts'
import { useOnOpen } from '../../ui/index.ts'

export type FactorStep = NonNullable<ReturnType<typeof factorStepOf>>

interface SigningIn {
  /** Null while the sign-in runs. */
  readonly error: FormError | null
  /** The second step that the account needs; null without one. */
  readonly step: FactorStep | null
  readonly retry: () => void
}

/** Signs in at once with the data that Google returned; calls back when signed in. */
export function useGoogleSignIn(back: GoogleReturn | null, onDone: () => void): SigningIn {
  const { signInWithGoogle } = useSession()
  const [error, setError] = useState<FormError | null>(null)
  const [step, setStep] = useState<FactorStep | null>(null)
  const signIn = async (): Promise<void> => {
    if (!back) return
    setError(null)
    const answer = await signInWithGoogle(back)
    if (answer.ok) return onDone()
    setStep(factorStepOf(answer.error))
    setError(answer.error)
  }
  useOnOpen(() => void signIn())
  return { error, step, retry: () => void signIn() }
}
