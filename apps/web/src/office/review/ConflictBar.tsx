import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import type { OfficeDesign } from '../officeTypes.ts'
import type { Comparison } from './changes/useComparison.ts'
import type { Conflict } from './desk/useConflict.ts'
import css from './ReviewPage.module.css'

interface Props {
  readonly design: OfficeDesign
  readonly conflict: Conflict
  readonly comparison: Comparison
}

/** Tells that the customer or a colleague was faster, and lets staff look and decide again. */
export function ConflictBar({ design, conflict, comparison }: Props) {
  const { t } = useTranslation(['review'])
  const { kind, by, from, accept } = conflict
  if (kind === null) return null
  const status = t(design.status === 'rejected' ? 'review:is_rejected' : 'review:is_approved')
  return (
    <div className={css.conflict} role="alert">
      <span>
        {kind === 'changed'
          ? t('review:conflict_changed', { revision: design.revision })
          : t('review:conflict_decided', { name: by, status })}
      </span>
      {kind === 'changed' && !comparison.isOn && (
        <Button size="compact-sm" variant="default" onClick={() => comparison.compareWith(from)}>
          {t('review:show_difference')}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={accept}>
        {t('review:decide_again')}
      </Button>
    </div>
  )
}
