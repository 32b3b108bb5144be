import { readDesign } from '@kitwright/design'
import { getGarment, loadGarment, type ViewName } from '@kitwright/garment'
import { createContextRecovery, createStage, type ContextRecovery, type Stage } from '@kitwright/scene'
import { Button, Loader } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { imageUrl } from '../../drafts/index.ts'
import { useOwnFonts } from '../fonts/useOwnFonts.ts'
import { modelUrl } from '../product/modelUrl.ts'
import css from './GarmentStage.module.css'

interface StageMountInput {
  readonly document: unknown
  readonly host: HTMLElement
  readonly signal: AbortSignal
  readonly recovery: ContextRecovery
}

/** The browser cannot draw in 3D at all: neither a connection nor another try helps. */
class NoWebglError extends Error {}

function openCanvas(host: HTMLElement, signal: AbortSignal): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'display:block;inline-size:100%;block-size:100%;touch-action:none'
  host.prepend(canvas)
  signal.addEventListener('abort', () => canvas.remove())
  return canvas
}

/** Shows the document in the host until the signal aborts. Throws when the document is unreadable. */
async function openStage({ document: given, host, signal, recovery }: StageMountInput): Promise<Stage | null> {
  const read = await readDesign(given)
  if (!read.ok) throw new Error('the design cannot be read')
  await loadGarment(read.document.garment)
  if (signal.aborted) return null
  const garment = getGarment(read.document.garment)
  const open = (): Stage =>
    createStage(openCanvas(host, signal), {
      garment,
      modelUrl: glb => modelUrl(garment.id, glb),
      imageUrl,
      background: 'transparent',
      prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      onContextLost: recovery.onLost,
      onContextRestored: recovery.onRestored,
    })
  const stage = openOrThrow(open)
  const resize = (): void => stage.resize(host.clientWidth || 300, host.clientHeight || 300, devicePixelRatio)
  const size = new ResizeObserver(resize)
  size.observe(host)
  signal.addEventListener('abort', () => {
    size.disconnect()
    stage.dispose()
  })
  resize()
  await stage.show(read.document)
  return signal.aborted ? null : stage
}

function openOrThrow(open: () => Stage): Stage {
  try {
    return open()
  } catch (cause) {
    throw new NoWebglError('the browser has no WebGL', { cause })
  }
}

const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, 10],
  ArrowDown: [0, -10],
}

type Status = 'loading' | 'ready' | 'noWebgl' | 'failed' | 'lost'

function useGarmentStage(host: RefObject<HTMLElement | null>, document: unknown) {
  const shown = useRef<Stage | null>(null)
  const [status, setStatus] = useState<Status>('loading')
  const [attempt, setAttempt] = useState(0)
  const restart = (): void => setAttempt(count => count + 1)

  useEffect(() => {
    const over = new AbortController()
    const note = (next: Status): void => {
      if (!over.signal.aborted) setStatus(next)
    }
    note('loading')
    const recovery = createContextRecovery({ note, restart })
    openStage({ document, host: host.current!, signal: over.signal, recovery }).then(
      stage => {
        shown.current = stage
        if (stage) note('ready')
      },
      (cause: unknown) => note(cause instanceof NoWebglError ? 'noWebgl' : 'failed'),
    )
    return () => {
      recovery.stop()
      shown.current = null
      over.abort()
    }
  }, [host, document, attempt])

  return { shown, status, restart }
}

/** Texts of the stage in the reader's language; each page has its own. */
export interface StageLabels {
  readonly stage: string
  readonly loading: string
  readonly picture: string
  readonly noWebgl: string
  readonly failed: string
  readonly lost: string
  readonly restart: string
}

interface StageTroubleProps {
  readonly labels: StageLabels
  readonly status: Status
  /** URL of the server's picture of the front. */
  readonly pictureUrl: string
  readonly restart: () => void
}

/** Says why there is no garment to turn. Without WebGL it shows the server's picture, otherwise it offers another try. */
function StageTrouble({ labels, status, pictureUrl, restart }: StageTroubleProps) {
  if (status === 'noWebgl') {
    return (
      <div className={css.picture}>
        <p className={css.note} role="status">
          {labels.noWebgl}
        </p>
        <img src={pictureUrl} alt={labels.picture} />
      </div>
    )
  }
  if (status !== 'failed' && status !== 'lost') return null
  return (
    <div className={css.message} role="alert">
      <p>{labels[status]}</p>
      <Button onClick={restart}>{labels.restart}</Button>
    </div>
  )
}

export interface GarmentStageProps {
  readonly document: unknown
  /** URL of the server's picture of the front, for browsers without WebGL. */
  readonly pictureUrl: string
  readonly labels: StageLabels
  /** The side to turn to, and the layer to light up; another object turns again to the same side. */
  readonly focus?: StageFocus | undefined
}

export interface StageFocus {
  readonly view: ViewName
  readonly layer: string | null
}

/** A read-only 3D view of a design on its garment. */
export function GarmentStage({ document, pictureUrl, labels, focus }: GarmentStageProps) {
  useOwnFonts()
  const host = useRef<HTMLDivElement>(null)
  const { shown, status, restart } = useGarmentStage(host, document)
  useEffect(() => {
    if (!focus || status !== 'ready') return
    shown.current?.setView(focus.view, true)
    shown.current?.highlight(focus.layer === null ? null : { layer: focus.layer })
  }, [shown, focus, status])

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
        hidden={status === 'noWebgl'}
        role="img"
        tabIndex={0}
        aria-label={labels.stage}
        onKeyDown={turn}
      />
      {/* oxlint-enable */}
      {status === 'loading' && (
        <div className={css.message} role="status" aria-label={labels.loading}>
          <Loader />
        </div>
      )}
      <StageTrouble labels={labels} status={status} pictureUrl={pictureUrl} restart={restart} />
    </>
  )
}
