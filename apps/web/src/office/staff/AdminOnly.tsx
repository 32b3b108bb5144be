import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/index.ts'
import { useStaff } from '../session/staff.tsx'

/** The server also refuses others. This only says so before any request. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['office'])
  const { isAdmin } = useStaff()
  return isAdmin ? children : <EmptyState isPage title={t('office:admin_only')} />
}
