import type { DesignDocument } from '@kitwright/design'
import { loadGarment, type ViewName } from '@kitwright/garment'
import { createStage } from '@kitwright/scene'

export interface Shot {
  readonly view: ViewName
  readonly turnDeg: number
  readonly widthPx: number
  readonly heightPx: number
}

declare global {
  interface Window {
    /** Renders the design as a WebP data URL, transparent around the garment. */
    shoot(design: DesignDocument, shot: Shot): Promise<string>
  }
}

const stage = createStage(document.querySelector<HTMLCanvasElement>('#stage')!, {
  garment: await loadGarment('soccer'),
  modelUrl: glb => `/models/soccer/${glb}`,
  imageUrl: () => Promise.resolve(null),
  background: 'transparent',
  prefersReducedMotion: true,
})

/** Converts a PNG to WebP: Chromium can encode WebP, but the stage's own picture is a PNG. */
async function toWebp(png: Blob): Promise<string> {
  const bitmap = await createImageBitmap(png)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  return canvas.toDataURL('image/webp', 0.86)
}

window.shoot = async (design, { view, turnDeg, widthPx, heightPx }) => {
  stage.resize(widthPx, heightPx, 1)
  await stage.show(design)
  stage.setView(view, false)
  stage.turnBy(turnDeg, 0)
  return toWebp(await stage.picture(widthPx, heightPx))
}
document.title = 'ready'
