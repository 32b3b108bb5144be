import { describe, expect, it } from 'vitest'
import { animatedWebp } from './turntable/animatedWebp.ts'
import { recordVideo, videoKind } from './turntable/recordVideo.ts'

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

/** Decodes each frame with the browser's decoder. */
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

async function animate(colours: readonly (string | null)[], durationMs: number) {
  const stills = await Promise.all(colours.map(colour => still(colour, 'image/webp')))
  const frames = await Promise.all(
    stills.map(async blob => ({ bytes: new Uint8Array(await blob.arrayBuffer()), durationMs })),
  )
  return decode(animatedWebp(frames, { widthPx: SIDE_PX, heightPx: SIDE_PX }))
}

const stillsOf = async (colours: readonly string[]) =>
  Promise.all(colours.map(async colour => still(colour, 'image/jpeg')))

describe('a moving picture', () => {
  it('shows each still for its time, without end, and nothing of the still before', async () => {
    const { loops, frames } = await animate(['#ff0000', '#0000ff', null], 83)
    expect(loops).toBe(Infinity)
    expect(frames.map(({ durationMs }) => durationMs)).toEqual([83, 83, 83])
    const [red, blue, nothing] = frames
    expect(red!.middle[0]).toBeGreaterThan(200)
    expect(red!.middle[2]).toBeLessThan(50)
    expect(blue!.middle[2]).toBeGreaterThan(200)
    expect(blue!.middle[0]).toBeLessThan(50)
    // Transparent pixels stay transparent: around the garment, and where a garment was before.
    expect([red!.corner[3], nothing!.middle[3]]).toEqual([0, 0])
  })
})

describe('a video', () => {
  it('is one that this browser plays', async () => {
    const shares: number[] = []
    const blob = await recordVideo(await stillsOf(['red', 'blue', 'red', 'blue']), {
      kind: videoKind()!,
      signal: new AbortController().signal,
      onProgress: share => shares.push(share),
    })
    const video = document.createElement('video')
    video.preload = 'auto'
    video.src = URL.createObjectURL(blob)
    await new Promise((resolve, reject) => {
      video.addEventListener('loadeddata', resolve, { once: true })
      video.addEventListener('error', () => reject(new Error(`${blob.size} bytes: ${video.error?.message}`)), {
        once: true,
      })
    })
    expect(blob.type).toMatch(/^video\/(?:mp4|webm)$/)
    expect([video.videoWidth, video.videoHeight, shares.at(-1)]).toEqual([SIDE_PX, SIDE_PX, 1])
  })

  it('ends at once when it is called off', async () => {
    const over = new AbortController()
    const seen: number[] = []
    const filming = recordVideo(await stillsOf(['red', 'blue', 'red']), {
      kind: videoKind()!,
      signal: over.signal,
      onProgress(share) {
        seen.push(share)
        over.abort()
      },
    })
    await expect(filming).rejects.toHaveProperty('name', 'AbortError')
    expect(seen).toHaveLength(1)
  })
})
