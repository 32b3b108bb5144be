import { useTranslation } from 'react-i18next'
import { useMoments } from '../../session/index.ts'
import css from './Production.module.css'
import type { Pack } from './usePacks.ts'

const IDS = {
  order: 'waits_order',
  line: 'waits_line',
  press: 'waits_press',
  busy: 'waits_busy',
  restarted: 'waits_restarted',
  'files-away': 'waits_files_away',
  failed: 'waits_failed',
} as const

/** What a pack waits for, its place in the shop's line, and when it is tried again. */
export function PackWaits({ pack: { waits } }: { readonly pack: Pick<Pack, 'waits'> }) {
  const { t } = useTranslation(['production'])
  const moment = useMoments()
  if (!waits) return null
  const { place, order, until } = waits
  return (
    <p className={css.waits} role="status">
      {t(`production:${IDS[waits.for]}`, { order: order ?? '' })}
      {place > 1 && ` ${t('production:waits_place', { place })}`}
      {until !== null && ` ${t('production:waits_until', { time: moment(until) })}`}
    </p>
  )
}
