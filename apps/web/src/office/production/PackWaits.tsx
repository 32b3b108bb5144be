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

/** Shows why print files wait, their place in the queue and the time of the next try. */
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
