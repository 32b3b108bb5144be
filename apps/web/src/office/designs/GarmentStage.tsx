import { readDesign } from '@kitwright/design'
import { getGarment, loadGarment } from '@kitwright/garment'
import { createStage, type Stage } from '@kitwright/scene'
import { Loader } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { imageUrl } from '../../drafts/index.ts'
import { useOwnFonts } from '../../domainComponents/index.ts'
import css from './DesignPage.module.css'

/** URLs of the garments' models as the bundler serves them. */
const MODELS = import.meta.glob<string>('../../../../../packages/garment/src/*/*.glb', {
  eager: true,
  query: '?url',
  import: 'default',
})

function modelUrl(garment: string, glb: string): string {
  const found = Object.entries(MODELS).find(([path]) => path.endsWith(`/${garment}/${glb}`))
  if (!found) throw new Error(`garment ${garment} has no model ${glb}`)
  return found[1]
}

interface StageMountInput {
  readonly document: unknown
  readonly host: HTMLElement
  readonly signal: AbortSignal
  readonly onLost: () => void
}

/**
 * Shows the document in the host until the signal aborts. Throws when the document is unreadable or the browser has no
 * WebGL.
 */
async function openStage({ document: given, host, signal, onLost }: StageMountInput): Promise<Stage | null> {
  const read = await readDesign(given)
  if (!read.ok) throw new Error('the design cannot be read')
  await loadGarment(read.document.garment)
  if (signal.aborted) return null
  const garment = getGarment(read.document.garment)
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'display:block;inline-size:100%;block-size:100%;touch-action:none'
  host.prepend(canvas)
  const stage = createStage(canvas, {
    garment,
    modelUrl: glb => modelUrl(garment.id, glb),
    imageUrl,
    background: 'transparent',
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    onContextLost: onLost,
  })
  const size = new ResizeObserver(() =>
    stage.resize(host.clientWidth || 300, host.clientHeight || 300, devicePixelRatio),
  )
  size.observe(host)
  signal.addEventListener('abort', () => {
    size.disconnect()
    stage.dispose()
    canvas.remove()
  })
  stage.resize(host.clientWidth || 300, host.clientHeight || 300, devicePixelRatio)
  await stage.show(read.document)
  return signal.aborted ? null : stage
}

const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, 10],
  ArrowDown: [0, -10],
}

/** A read-only 3D view of a design on its garment. */
export function GarmentStage({ document }: { document: unknown }) {
  useOwnFonts()
  const { t } = useTranslation(['office', 'common'])
  const host = useRef<HTMLDivElement>(null)
  const shown = useRef<Stage | null>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')

  useEffect(() => {
    const over = new AbortController()
    const note = (next: typeof status): void => {
      if (!over.signal.aborted) setStatus(next)
    }
    openStage({ document, host: host.current!, signal: over.signal, onLost: () => note('failed') }).then(
      stage => {
        shown.current = stage
        if (stage) note('ready')
      },
      () => note('failed'),
    )
    return () => {
      shown.current = null
      over.abort()
    }
  }, [document])

  const turn = (event: KeyboardEvent): void => {
    const by = TURNS[event.key]
    if (!by) return
    event.preventDefault()
    shown.current?.turnBy(...by)
  }
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the picture turns by keyboard */}
      <div
        ref={host}
        className={css.host}
        role="img"
        tabIndex={0}
        aria-label={t('office:stage_label')}
        onKeyDown={turn}
      />
      {/* oxlint-enable */}
      {status === 'loading' && (
        <div className={css.message} role="status" aria-label={t('common:loading')}>
          <Loader />
        </div>
      )}
      {status === 'failed' && (
        <p className={css.message} role="alert">
          {t('office:stage_failed')}
        </p>
      )}
    </>
  )
}
