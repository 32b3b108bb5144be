import type { DesignStatus } from '@kitwright/contract'
import { IconCircleCheck, IconEye, IconNeedleThread, IconX, type Icon } from '@tabler/icons-react'
import type { Severity } from '../../ui/index.ts'

/** How each status of a design looks. */
export const DESIGN_BADGES: Readonly<Record<DesignStatus, { readonly severity: Severity; readonly icon: Icon }>> = {
  reviewing: { severity: 'info', icon: IconEye },
  ready: { severity: 'success', icon: IconCircleCheck },
  rejected: { severity: 'danger', icon: IconX },
  processing: { severity: 'warn', icon: IconNeedleThread },
}
