import { useRouter } from '@tanstack/react-router'
import { safeRedirect } from '../../session/index.ts'

/** Returns the visitor's destination, and the function that goes there after sign-in. */
export function useReturn({ redirect_to: asked }: { readonly redirect_to?: string }) {
  const router = useRouter()
  const wanted = safeRedirect(asked)
  return {
    /** Passed between sign-in and sign-up. */
    search: { redirect_to: asked },
    wanted,
    goBack: (): void => router.history.push(wanted),
  }
}
