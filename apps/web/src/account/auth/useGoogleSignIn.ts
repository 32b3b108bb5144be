import { useState } from 'react'
import { useSession, type GoogleReturn, type FormError } from '../../session/index.ts'
import { useOnOpen } from '../../ui/index.ts'

interface SigningIn {
  /** Null while the sign-in runs. */
  readonly error: FormError | null
  readonly retry: () => void
}

/** Signs in at once with the data that Google returned; calls back when signed in. */
export function useGoogleSignIn(back: GoogleReturn | null, onDone: () => void): SigningIn {
  const { signInWithGoogle } = useSession()
  const [error, setError] = useState<FormError | null>(null)
  const signIn = async (): Promise<void> => {
    if (!back) return
    setError(null)
    const answer = await signInWithGoogle(back)
    if (answer.ok) onDone()
    else setError(answer.error)
  }
  useOnOpen(() => void signIn())
  return { error, retry: () => void signIn() }
}
