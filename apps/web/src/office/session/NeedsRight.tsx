import type { OfficeAuth } from '@kitwright/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { EmptyState } from '../../ui/index.ts'
import { useStaff } from './staff.tsx'

interface Props {
  /** A right, or several of which one is enough. */
  readonly of: OfficeAuth
  readonly children: ReactNode
}

/** Shows what staff may use with their rights, else nothing. The server decides; this only hides what it would refuse. */
export function NeedsRight({ of, children }: Props) {
  return useStaff().can(of) && children
}

/** A whole page, which says so to staff without the right. */
export function PageNeedsRight({ of, children }: Props) {
  const { t } = useTranslation(['office'])
  return useStaff().can(of) ? children : <EmptyState isPage title={t('office:right_needed')} />
}
