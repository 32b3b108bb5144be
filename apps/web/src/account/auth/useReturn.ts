import { useRouter } from '@tanstack/react-router'
import { safeRedirect } from '../../session/index.ts'

/** Where the visitor wanted to go, and the way there once signed in. */
export function useReturn({ redirect_to: asked }: { readonly redirect_to?: string }) {
  const router = useRouter()
  const wanted = safeRedirect(asked)
  return {
    /** Carried along between sign-in and sign-up. */
    search: { redirect_to: asked },
    wanted,
    goBack: (): void => router.history.push(wanted),
  }
}
