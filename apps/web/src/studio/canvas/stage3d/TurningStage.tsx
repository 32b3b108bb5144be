import type { TextKey } from '@kitwright/words'
import type { ViewName } from '@kitwright/garment'
import { Button, Loader, UnstyledButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './Stage.module.css'
import { useTurning, type TurningStageProps, type TurningStatus } from './stage/useTurning.ts'

const VIEWS: readonly (readonly [ViewName, TextKey<'studio'>])[] = [
  ['front', 'view_front'],
  ['back', 'view_back'],
  ['left', 'view_left'],
  ['right', 'view_right'],
]

/** Messages for the read-only stage: it has no flat view to switch to, and no design to lose. */
const TROUBLE: Partial<Record<TurningStatus, TextKey<'shots'>>> = {
  noWebgl: 'preview_no_webgl',
  failed: 'preview_failed',
  lost: 'preview_lost',
}

interface PosterStageProps extends TurningStageProps {
  /** Picture shown until the garment is loaded. */
  readonly poster?: string
  /** URL of the server's front or back picture, for browsers without WebGL. */
  readonly pictureOf?: (side: 'front' | 'back') => string
}

/** Shows the server's pictures of both sides without WebGL, and explains why they do not turn. */
function Pictures({ pictureOf, first }: { pictureOf: NonNullable<PosterStageProps['pictureOf']>; first: ViewName }) {
  const { t } = useTranslation(['studio', 'shots'])
  const [side, setSide] = useState<'front' | 'back'>(first === 'back' ? 'back' : 'front')
  return (
    <div className={css.stage} data-status="noWebgl">
      <div className={css.pictures}>
        <p className={css.note} role="status">
          {t('shots:preview_no_webgl')}
        </p>
        <img src={pictureOf(side)} alt={t(`studio:view_${side}`)} data-testid="picture" />
      </div>
      <div className={css.views}>
        <div className={css.sides} role="group" aria-label={t('studio:views')}>
          {(['front', 'back'] as const).map(each => (
            <UnstyledButton key={each} className={css.side} aria-pressed={side === each} onClick={() => setSide(each)}>
              {t(`studio:view_${each}`)}
            </UnstyledButton>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Shows a read-only garment that turns slowly, by hand, by keys and to its sides. */
export function TurningStage({ poster, pictureOf, ...shown }: PosterStageProps) {
  const { t } = useTranslation(['studio', 'shots'])
  const host = useRef<HTMLDivElement>(null)
  const { status, restart, look } = useTurning(host, shown)
  if (status === 'noWebgl' && pictureOf) return <Pictures pictureOf={pictureOf} first={shown.first} />
  return (
    <div className={css.stage} data-status={status} data-filled>
      {poster !== undefined && status !== 'ready' && <img className={css.poster} src={poster} alt="" />}
      <div
        ref={host}
        className={css.host}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the garment is turned with the arrow keys
        tabIndex={0}
        role="application"
        aria-label={t('studio:stage_label')}
        data-testid="stage"
      />
      {status === 'loading' && (
        <div className={css.message} role="status">
          {poster === undefined && <Loader size="sm" />}
          <span className={poster === undefined ? undefined : 'kw-hidden'}>{t('studio:stage_loading')}</span>
        </div>
      )}
      {status in TROUBLE && (
        <div className={css.message} role="alert">
          <p>{t(`shots:${TROUBLE[status]!}`)}</p>
          <Button onClick={restart}>{t('studio:stage_restart')}</Button>
        </div>
      )}
      <div className={css.views}>
        <div className={css.sides} role="group" aria-label={t('studio:views')}>
          {VIEWS.map(([view, key]) => (
            <UnstyledButton key={view} className={css.side} onClick={() => look(view)}>
              {t(`studio:${key}`)}
            </UnstyledButton>
          ))}
        </div>
      </div>
    </div>
  )
}
