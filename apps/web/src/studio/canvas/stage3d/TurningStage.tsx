import type { TextKey } from '@kitwright/words'
import type { DesignDocument } from '@kitwright/design'
import type { Garment, ViewName } from '@kitwright/garment'
import { Button, Loader, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { openLiveStage, type LiveStage } from './stage/liveStage.ts'
import css from './Stage.module.css'
import { turnByKey } from './stage/turnKeys.ts'
import type { StageStatus } from './stage/useStage.ts'
import { autoRotate } from './stage/autoRotate.ts'

const VIEWS: readonly (readonly [ViewName, TextKey<'studio'>])[] = [
  ['front', 'view_front'],
  ['back', 'view_back'],
  ['left', 'view_left'],
  ['right', 'view_right'],
]

type Status = Extract<StageStatus, 'loading' | 'ready' | 'noWebgl' | 'failed' | 'lost'>

/** Messages for the read-only stage: it has no flat view to switch to, and no design to lose. */
const TROUBLE: Partial<Record<Status, TextKey<'studio'>>> = {
  noWebgl: 'preview_no_webgl',
  failed: 'stage_failed',
  lost: 'stage_lost',
}

interface TurningStageState {
  readonly status: Status
  readonly restart: () => void
  readonly look: (view: ViewName) => void
}

/** Runs a slowly turning stage in the host until the host unmounts. */
function useTurning(
  host: RefObject<HTMLElement | null>,
  { garment, document, first }: TurningStageProps,
): TurningStageState {
  const [status, setStatus] = useState<Status>('loading')
  const [attempt, setAttempt] = useState(0)
  const live = useRef<LiveStage | null>(null)
  const latest = useRef(document)
  const pause = useRef<(() => void) | null>(null)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const over = new AbortController()
    const note = (next: Status): void => {
      if (!over.signal.aborted) setStatus(next)
    }
    setStatus('loading')
    try {
      live.current = openLiveStage({
        garment,
        host: element,
        onLost: () => note('lost'),
        onRestored: () => note('ready'),
      })
      const opened = live.current
      const onKey = (event: KeyboardEvent): void => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && turnByKey(opened, event)) event.preventDefault()
      }
      element.addEventListener('keydown', onKey, { signal: over.signal })
      opened.stage.setView(first, false)
      opened.stage.show(latest.current).then(
        () => {
          note('ready')
          if (!over.signal.aborted) pause.current = autoRotate(opened, element, over.signal)
        },
        () => note('failed'),
      )
    } catch {
      note('noWebgl')
    }
    return () => {
      over.abort()
      live.current?.dispose()
      live.current = pause.current = null
    }
  }, [host, garment, first, attempt])

  // The stage switches kits without resetting the garment's rotation.
  useEffect(() => {
    if (latest.current === document) return
    latest.current = document
    // If a kit cannot be painted, the previous one stays. The stage reports a lost context itself.
    live.current?.stage.show(document).catch(() => setStatus('failed'))
  }, [document])

  return {
    status,
    restart: () => setAttempt(count => count + 1),
    look(view) {
      pause.current?.()
      live.current?.stage.setView(view)
    },
  }
}

interface TurningStageProps {
  readonly garment: Garment
  readonly document: DesignDocument
  /** Initial view. */
  readonly first: ViewName
}

interface PosterStageProps extends TurningStageProps {
  /** Picture shown until the garment is loaded. */
  readonly poster?: string
  /** URL of the server's front or back picture, for browsers without WebGL. */
  readonly pictureOf?: (side: 'front' | 'back') => string
}

/** Shows the server's pictures of both sides without WebGL, and explains why they do not turn. */
function Pictures({ pictureOf, first }: { pictureOf: NonNullable<PosterStageProps['pictureOf']>; first: ViewName }) {
  const { t } = useTranslation(['studio'])
  const [side, setSide] = useState<'front' | 'back'>(first === 'back' ? 'back' : 'front')
  return (
    <div className={css.stage} data-status="noWebgl">
      <div className={css.pictures}>
        <p className={css.note} role="status">
          {t('studio:preview_no_webgl')}
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
  const { t } = useTranslation(['studio'])
  const host = useRef<HTMLDivElement>(null)
  const { status, restart, look } = useTurning(host, shown)
  if (status === 'noWebgl' && pictureOf) return <Pictures pictureOf={pictureOf} first={shown.first} />
  return (
    <div className={css.stage} data-status={status}>
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
          <p>{t(`studio:${TROUBLE[status]!}`)}</p>
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
