import { useRouter, useSearch } from '@tanstack/react-router'
import { safeRedirect } from '../../session/index.ts'

/** Where the visitor wanted to go, and the way there once signed in. */
export function useReturn() {
  const router = useRouter()
  const { redirect_to: asked } = useSearch({ strict: false }) as { redirect_to?: string }
  const wanted = safeRedirect(asked)
  return {
    /** Carried along between sign-in and sign-up. */
    search: asked ? { redirect_to: asked } : ({} as { redirect_to?: string }),
    wanted,
    goBack: (): void => router.history.push(wanted),
  }
}
