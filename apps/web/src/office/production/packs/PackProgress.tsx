import { Button, Progress } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { PackBadge } from './PackBadge.tsx'
import { PackWaits } from './PackWaits.tsx'
import css from '../Production.module.css'
import { usePackActs } from './usePackActs.ts'
import type { Pack } from './usePacks.ts'

const PERCENT = 100

/**
 * Returns the current progress count: pieces drawn, then pieces read back while papers are written, then the remaining
 * papers, then the nesting search.
 */
function counted({ state, pieces, piecesMade, piecesChecked, papers, papersMade, laying }: Pack) {
  if (laying) return { done: Math.round(PERCENT * laying.share), count: PERCENT, words: 'progress_searching' } as const
  const isChecked = state === 'checking' && pieces > 0 && piecesChecked === pieces
  // The progress of the search is not known yet.
  if (isChecked && papersMade === papers) return { done: 0, count: pieces, words: 'progress_laying' } as const
  if (isChecked) return { done: papersMade, count: papers, words: 'progress_papers' } as const
  return { done: state === 'checking' ? piecesChecked : piecesMade, count: pieces, words: 'progress' } as const
}

/** Progress of the current pack, and a button to cancel it. */
export function PackProgress({ pack, orderId, isUnheard }: { pack: Pack; orderId: string; isUnheard: boolean }) {
  const { t } = useTranslation(['production'])
  const { cancel, takeWhatIs } = usePackActs(orderId)
  const { state, effort, laying, isEnough, waits } = pack
  const { done, count, words } = counted(pack)
  const share = count === 0 ? 0 : (PERCENT * done) / count
  const metres = ((laying?.lengthMm ?? 0) / 1_000).toFixed(2)
  return (
    <div className={css.pack}>
      <div className={css.head}>
        <PackBadge state={state} remake={pack.remake} waits={waits} />
        <Button variant="default" size="sm" onClick={() => void cancel(pack)}>
          {t('production:cancel')}
        </Button>
      </div>
      {/* A pack that has not begun has no bar to fill: its reason stands alone. */}
      {(count > 0 || !waits) && (
        <Progress.Root className={css.track} size="lg" transitionDuration={300}>
          {/* What cannot be counted is a whole bar that moves. */}
          <Progress.Section
            value={words === 'progress_laying' ? 100 : share}
            aria-label={t(`production:state_${state}`)}
            animated={share === 0 && !waits}
          />
        </Progress.Root>
      )}
      <PackWaits waits={waits} />
      {/* Not each step is said aloud, only the turns. */}
      {count > 0 && <p className={css.quiet}>{t(`production:${words}`, { done, count, metres })}</p>}
      {laying && effort > 1 && (
        <Button variant="default" size="sm" disabled={isEnough} onClick={() => void takeWhatIs(pack)}>
          {t('production:enough')}
        </Button>
      )}
      {isUnheard && <p className={css.quiet}>{t('production:unheard')}</p>}
    </div>
  )
}
