import { TURN } from '../shots/shotSettings.ts'

export interface VideoKind {
  readonly mime: string
  readonly ending: 'mp4' | 'webm'
  readonly label: 'MP4' | 'WebM'
}

const KINDS: readonly VideoKind[] = [
  { mime: 'video/mp4;codecs=avc1.42E01F', ending: 'mp4', label: 'MP4' },
  { mime: 'video/webm;codecs=vp9', ending: 'webm', label: 'WebM' },
  { mime: 'video/webm', ending: 'webm', label: 'WebM' },
]
const BITS_PER_SECOND = 6_000_000

/** Returns the best video format that this browser can record; null when it can record none. */
export const videoKind = (): VideoKind | null =>
  typeof MediaRecorder === 'undefined' ? null : (KINDS.find(({ mime }) => MediaRecorder.isTypeSupported(mime)) ?? null)

export interface FilmOptions {
  readonly kind: VideoKind
  readonly signal: AbortSignal
  /** 0-1. */
  readonly onProgress: (share: number) => void
}

const until = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms - performance.now()))

/** The longest time that a busy machine may need for a frame. A hidden tab produces none. */
const MAX_FRAME_MS = 1_000

/**
 * Waits until the browser has produced a frame of the current drawing: the recorder takes frames, and a late one is
 * missing from the video.
 */
async function untilFrame(): Promise<void> {
  const frame = new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.race([frame, until(performance.now() + MAX_FRAME_MS)])
}

async function showStill(pen: CanvasRenderingContext2D, still: Blob): Promise<void> {
  const bitmap = await createImageBitmap(still)
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
}

/** Collects the data that the recorder emits from now until it stops. */
function collect(recorder: MediaRecorder): Promise<Blob[]> {
  const parts: Blob[] = []
  return new Promise((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => resolve(parts))
    recorder.addEventListener('error', () => reject(new Error('the recorder failed')))
  })
}

/** Plays the stills once, at their own speed, for the browser's recorder. Rejects on abort. */
export async function recordVideo(stills: readonly Blob[], { kind, signal, onProgress }: FilmOptions): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = TURN.sidePx
  const pen = canvas.getContext('2d')
  const [first] = stills
  if (!pen || !first) throw new Error('nothing to film')
  await showStill(pen, first)
  const stream = canvas.captureStream()
  const recorder = new MediaRecorder(stream, { mimeType: kind.mime, videoBitsPerSecond: BITS_PER_SECOND })
  const recorded = collect(recorder)
  try {
    recorder.start()
    const start = performance.now()
    for (const [i, still] of stills.entries()) {
      signal.throwIfAborted()
      await showStill(pen, still)
      onProgress((i + 1) / stills.length)
      await Promise.all([untilFrame(), until(start + (i + 1) * TURN.durationMs)])
    }
  } finally {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
  return new Blob(await recorded, { type: `video/${kind.ending}` })
}
