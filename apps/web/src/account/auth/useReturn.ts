import { useRouter, useSearch } from '@tanstack/react-router'
import { safeRedirect } from '../../session/index.ts'

/** Where the visitor wanted to go, and the way there once signed in. */
export function useReturn() {
  const router = useRouter()
  const { redirect_to: wanted } = useSearch({ strict: false }) as { redirect_to?: string }
  return {
    /** Carried along between sign-in and sign-up. */
    search: wanted ? { redirect_to: wanted } : ({} as { redirect_to?: string }),
    goBack: (): void => router.history.push(safeRedirect(wanted)),
  }
}
