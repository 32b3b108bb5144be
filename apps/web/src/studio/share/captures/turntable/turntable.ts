import type { PhotoStage, Shot } from '@kitwright/scene/export'
import { animatedWebp } from './animatedWebp.ts'
import { TURN, turnAngle } from '../shots/shotSettings.ts'

/** A quality at which the loss is not visible in motion. */
const QUALITY = 0.82

export function toBlob(canvas: HTMLCanvasElement, mime: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => {
        // The canvas releases its pixels at once; otherwise Safari retains them until the page is short of memory.
        canvas.width = canvas.height = 0
        if (blob?.type === mime) resolve(blob)
        else reject(new Error(`this browser makes no ${mime} of that size`))
      },
      mime,
      quality,
    ),
  )
}

/** Returns whether the browser can encode WebP: Safari only displays it. */
export function makesWebp(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  return canvas.toDataURL('image/webp').startsWith('data:image/webp')
}

export interface TurnFrameOptions {
  readonly ground: Shot['ground']
  readonly mime: 'image/webp' | 'image/jpeg'
  readonly signal: AbortSignal
  readonly onFrame: (done: number) => void
}

/** Captures the garment from all around as a series of stills. Rejects on abort. */
export async function shootTurn(
  photo: PhotoStage,
  { ground, mime, signal, onFrame }: TurnFrameOptions,
): Promise<Blob[]> {
  const frames: Blob[] = []
  for (let i = 0; i < TURN.frames; i++) {
    signal.throwIfAborted()
    const canvas = photo.take({ angles: [turnAngle(i)], widthPx: TURN.sidePx, heightPx: TURN.sidePx, ground })
    frames.push(await toBlob(canvas, mime, QUALITY))
    onFrame(i + 1)
  }
  signal.throwIfAborted()
  return frames
}

/** Combines WebP stills into one moving picture. */
export async function toMovingPicture(stills: readonly Blob[]): Promise<Blob> {
  const frames = await Promise.all(
    stills.map(async still => ({ bytes: new Uint8Array(await still.arrayBuffer()), durationMs: TURN.durationMs })),
  )
  return new Blob([animatedWebp(frames, { widthPx: TURN.sidePx, heightPx: TURN.sidePx })], { type: 'image/webp' })
}
