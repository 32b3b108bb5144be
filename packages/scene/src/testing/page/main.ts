import { createDesign, parseDesign } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { createStage } from '../../index.ts'
import { comparePieces } from './comparePieces.ts'

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 24 24"><path d="M3 2h18v10c0 5-4 8-9 10-5-2-9-5-9-10z" fill="#fff"/><path d="M12 5l2 4 4 .5-3 3 .8 4.5-3.8-2-3.8 2 .8-4.500-3-3 4-.5z" fill="#1d4ed8"/></svg>',
)}`

/** What the tests and the picture taker drive. */
const scene = {
  createDesign,
  parseDesign,
  comparePieces,
  open(widthPx: number, heightPx: number, pixelRatio = 1) {
    const canvas = document.querySelector('canvas')!
    canvas.style.width = `${widthPx}px`
    canvas.style.height = `${heightPx}px`
    const stage = createStage(canvas, {
      garment: getGarment('soccer'),
      modelUrl: glb => `/models/soccer/${glb}`,
      imageUrl: asset => Promise.resolve(asset.id === 'missing' ? null : LOGO),
      prefersReducedMotion: true,
    })
    stage.resize(widthPx, heightPx, pixelRatio)
    return stage
  },
}
export type ScenePage = typeof scene
Object.assign(globalThis, { scene })
document.title = 'ready'
