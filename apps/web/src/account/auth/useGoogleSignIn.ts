import { useQuery } from '@tanstack/react-query'
import { useSession, type GoogleReturn, type Told } from '../../session/index.ts'

class Refused extends Error {
  readonly told: Told
  constructor(told: Told) {
    super(told.id)
    this.told = told
  }
}

/** Signs in with what Google sent back, once however often the page is drawn; calls back when signed in. */
export function useGoogleSignIn(back: GoogleReturn | null, onDone: () => void) {
  const { signInWithGoogle } = useSession()
  return useQuery<null, Refused>({
    queryKey: ['google', back?.nonce],
    enabled: back !== null,
    retry: false,
    staleTime: Infinity,
    queryFn: async () => {
      const answer = await signInWithGoogle(back!)
      if (!answer.ok) throw new Refused(answer.error)
      onDone()
      return null
    },
  })
}
