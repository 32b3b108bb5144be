import { useTranslation } from '../../../texts/index.ts'
import { BADGE_STYLES } from '../../../domainComponents/index.ts'
import { StatusBadge } from '../../../ui/index.ts'
import type { Pack } from './usePacks.ts'

/** State of a pack, and the remake it is for. */
export function PackBadge({ state, remake, waits }: Pick<Pack, 'state' | 'remake'> & Partial<Pick<Pack, 'waits'>>) {
  const { t } = useTranslation(['production', 'pieces'])
  const isPaused = waits?.for !== undefined && (state === 'making' || state === 'checking')
  const shown = isPaused ? 'paused' : state
  const mark = remake === null ? '' : `${t('pieces:mark', { place: remake })} · `
  return <StatusBadge {...BADGE_STYLES.pack[shown]} label={`${mark}${t(`production:state_${shown}`)}`} />
}
