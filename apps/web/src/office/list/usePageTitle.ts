import { useEffect } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useTenant } from '../../session/index.ts'

/** Names the browser's tab after the page while it is shown. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation(['office'])
  const { name } = useTenant()
  useEffect(() => {
    document.title = t('office:title', { page, shop: name })
    return () => {
      document.title = name
    }
  }, [t, page, name])
}
