import { IconShirtOff } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { DesignWarning } from '../design/DesignWarning.tsx'
import { type UnprintedCount, useUnprinted } from './useUnprinted.ts'

interface Props {
  readonly count: UnprintedCount
  /** The customer has decided to order without them. */
  readonly isAccepted: boolean
}

/** Shows what of an order's players is not printed, and whether the customer accepts that. */
export function UnprintedNote({ count, isAccepted }: Props) {
  const { t } = useTranslation(['order'])
  const said = useUnprinted()(count)
  if (said === null) return null
  return (
    <DesignWarning icon={<IconShirtOff size={20} aria-hidden />}>
      {said} {t(isAccepted ? 'order:unprinted_accepted' : 'order:unprinted_open')}
    </DesignWarning>
  )
}
