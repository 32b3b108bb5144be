import type { DesignDocument } from '@kitwright/design'
import { useMemo } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import type { RevisionChange } from '../changes/listChanges.ts'
import { useSources } from '../desk/useSources.ts'
import type { OpenDesign } from '../desk/useOpenDesign.ts'
import { type BoardMark, FlatBoard } from './FlatBoard.tsx'
import css from './Stage.module.css'

interface Props {
  readonly open: OpenDesign
  readonly before: DesignDocument
  readonly after: DesignDocument
  readonly changes: readonly RevisionChange[]
  readonly captions: readonly [before: string, after: string]
  /** Shows the earlier one on both sides, so that the eye sees what moves. */
  readonly isFlipped: boolean
}

const marksOf = (changes: readonly RevisionChange[], side: 'before' | 'after'): BoardMark[] =>
  changes.flatMap((change, i) => {
    const layer = change[side]
    return layer ? [{ number: i + 1, tone: 'change' as const, layer: layer.id, piece: layer.piece }] : []
  })

/** Two revisions side by side, with the changed places marked. */
export function CompareStage({ open, before, after, changes, captions, isFlipped }: Props) {
  const { t } = useTranslation(['review'])
  const sources = useSources(before)
  const marks = useMemo(() => [marksOf(changes, 'before'), marksOf(changes, 'after')] as const, [changes])
  const { garment, sizeOf } = open
  const shared = { garment, sizeOf, chosen: null, zoom: 1 }
  const old = { document: before, sources: sources ?? open.sources, marks: marks[0], label: captions[0] }
  const now = { document: after, sources: open.sources, marks: marks[1], label: captions[1] }
  const right = isFlipped ? old : now
  return (
    <div className={css.boards} data-view="compare" role="group" aria-label={t('review:compare')}>
      <div className={css.board}>
        <span className={css.caption}>{captions[0]}</span>
        <FlatBoard {...shared} {...old} />
      </div>
      <div className={css.board}>
        <span className={css.caption}>{right.label}</span>
        <FlatBoard {...shared} {...right} />
      </div>
    </div>
  )
}
