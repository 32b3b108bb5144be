import { animatedWebp } from '../animatedWebp.ts'
import { film, videoKind } from '../film.ts'

const SIDE_PX = 720

function still(colour: string | null, mime: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE_PX
  const pen = canvas.getContext('2d')!
  if (colour) {
    pen.fillStyle = colour
    pen.fillRect(100, 100, 300, 300)
  }
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob!), mime, 0.9))
}

interface SeenFrame {
  readonly durationMs: number
  readonly corner: number[]
  readonly middle: number[]
}

/** What a decoder of the browser makes of each frame. */
async function decode(data: BufferSource): Promise<{ loops: number; frames: SeenFrame[] }> {
  const decoder = new ImageDecoder({ data, type: 'image/webp' })
  await decoder.tracks.ready
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack!
  const frames: SeenFrame[] = []
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex })
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = SIDE_PX
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0)
    const at = (x: number, y: number): number[] => [...pen.getImageData(x, y, 1, 1).data]
    frames.push({ durationMs: (image.duration ?? 0) / 1000, corner: at(2, 2), middle: at(250, 250) })
    image.close()
  }
  return { loops: repetitionCount, frames }
}

/** What the tests drive. */
const shots = {
  async animate(colours: readonly (string | null)[], durationMs: number) {
    const stills = await Promise.all(colours.map(colour => still(colour, 'image/webp')))
    const frames = await Promise.all(
      stills.map(async blob => ({ bytes: new Uint8Array(await blob.arrayBuffer()), durationMs })),
    )
    return decode(animatedWebp(frames, { widthPx: SIDE_PX, heightPx: SIDE_PX }))
  },
  async filmed(colours: readonly string[]) {
    const kind = videoKind()!
    const stills = await Promise.all(colours.map(colour => still(colour, 'image/jpeg')))
    const shares: number[] = []
    const { signal } = new AbortController()
    const blob = await film(stills, { kind, signal, onProgress: share => shares.push(share) })
    const video = document.createElement('video')
    video.src = URL.createObjectURL(blob)
    await new Promise(resolve => video.addEventListener('loadeddata', resolve, { once: true }))
    return { type: blob.type, width: video.videoWidth, height: video.videoHeight, last: shares.at(-1) }
  },
  async calledOff() {
    const over = new AbortController()
    const stills = await Promise.all(['red', 'blue', 'red'].map(colour => still(colour, 'image/jpeg')))
    const seen: number[] = []
    const ended = await film(stills, {
      kind: videoKind()!,
      signal: over.signal,
      onProgress(share) {
        seen.push(share)
        over.abort()
      },
    }).then(
      () => 'filmed',
      (cause: Error) => cause.name,
    )
    return { ended, seen: seen.length }
  },
}
export type ShotsPage = typeof shots
Object.assign(globalThis, { shots })
