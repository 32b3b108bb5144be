import { useTranslation } from '../../../texts/index.ts'
import { useMoments } from '../../../session/index.ts'
import css from '../Production.module.css'
import type { PackWait } from '@kitwright/contract'

const IDS = {
  order: 'waits_order',
  line: 'waits_line',
  press: 'waits_press',
  busy: 'waits_busy',
  restarted: 'waits_restarted',
  'files-away': 'waits_files_away',
  failed: 'waits_failed',
} as const

interface Waits {
  readonly for: PackWait
  readonly place: number
  readonly order: string | null
  readonly until?: string | null
}

interface WaitsInput {
  readonly waits: Waits | null
  readonly isProof?: boolean
}

/** Shows why print files or a proof wait, their place in the queue and the time of the next try. */
export function PackWaits({ waits, isProof = false }: WaitsInput) {
  const { t } = useTranslation(['production'])
  const moment = useMoments()
  if (!waits) return null
  const { place, order, until = null } = waits
  const id = isProof && waits.for === 'line' ? 'waits_proof_line' : IDS[waits.for]
  return (
    <p className={css.waits} role="status">
      {t(`production:${id}`, { order: order ?? '' })}
      {place > 1 && ` ${t('production:waits_place', { place })}`}
      {until !== null && ` ${t('production:waits_until', { time: moment(until) })}`}
    </p>
  )
}
