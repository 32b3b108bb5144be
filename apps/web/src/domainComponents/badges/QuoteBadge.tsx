import type { QuoteState } from '@kitwright/contract'
import { IconCheck, IconClock, IconFileInvoice, IconHourglassOff, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { StatusBadge } from '../../ui/index.ts'

const STYLES = {
  asked: { severity: 'warn', icon: IconClock },
  sent: { severity: 'primary', icon: IconFileInvoice },
  accepted: { severity: 'success', icon: IconCheck },
  declined: { severity: 'secondary', icon: IconX },
  expired: { severity: 'secondary', icon: IconHourglassOff },
} as const

/** A quote's state as its customer reads it, or with another label. */
export function QuoteBadge({ state, label }: { state: QuoteState; label?: string }) {
  const { t } = useTranslation(['quote'])
  return <StatusBadge {...STYLES[state]} label={label ?? t(`quote:state_${state}`)} />
}
