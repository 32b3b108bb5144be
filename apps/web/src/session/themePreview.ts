import { useEffect } from 'react'
import { create } from 'zustand'

/** Number of open previews of the shop's pages. A page without the shop's theme wears it while there is one. */
export const themePreviews = create<number>(() => 0)

/** Has the document wear the shop's theme while the calling component is shown. */
export function useThemePreview(): void {
  useEffect(() => {
    themePreviews.setState(count => count + 1, true)
    return () => themePreviews.setState(count => count - 1, true)
  }, [])
}
