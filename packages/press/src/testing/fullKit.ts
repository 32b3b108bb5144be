import { createCanvas } from '@napi-rs/canvas'
import { assetKey } from '@kitwright/artwork'
import { loadImageBuffer } from '@kitwright/artwork/node'
import { createImageLayer, createPatternUse, type DesignDocument } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { kit } from './kit.ts'

const asset = { source: 'file', id: 'crest', widthPx: 120, heightPx: 90 } as const

/** Creates a picture from one colour to another with increasing transparency. */
export async function crest() {
  const canvas = createCanvas(asset.widthPx, asset.heightPx)
  const context = canvas.getContext('2d')
  const shade = context.createLinearGradient(0, 0, asset.widthPx, 0)
  shade.addColorStop(0, '#facc15')
  shade.addColorStop(1, '#b91c1c40')
  context.fillStyle = shade
  context.fillRect(0, 0, asset.widthPx, asset.heightPx)
  return new Map([[assetKey(asset), await loadImageBuffer(canvas.toBuffer('image/png'))]])
}

const gradient = (from: string, to: string) => ({
  kind: 'gradient' as const,
  shape: 'linear' as const,
  angleDeg: 180,
  stops: [
    { colour: from, at: 0 },
    { colour: to, at: 100 },
  ] as [{ colour: string; at: number }, { colour: string; at: number }],
})

/**
 * A design with every kind of page content: a gradient, a transparent pattern, one over the whole garment, a picture,
 * fading letters.
 */
export function everything(): DesignDocument {
  const plain = kit()
  const zone = zoneOf(getGarment('soccer'), plain.options, 'playerName')!
  const picture = {
    ...createImageLayer('crest', 'logo', asset, zone),
    yMm: 330,
    widthMm: 120,
    heightMm: 90,
    opacity: 0.8,
  }
  const layers = plain.layers.map(layer =>
    layer.id === 'playerName' && layer.kind === 'text' ? { ...layer, fill: gradient('#ffffff30', '#ffffff') } : layer,
  )
  const lines = { ...createPatternUse('pinstripes', '#ffffff'), opacity: 0.4 }
  const stripes = { ...createPatternUse('stripes', '#0f766e'), opacity: 0.5 }
  const base = { fill: gradient('#7c2d12', '#1e3a8a'), pattern: lines, span: 'piece' as const }
  const sleeves = { fill: gradient('#dc2626', '#facc15'), pattern: stripes, span: 'garment' as const }
  return { ...plain, layers: [...layers, picture], parts: { ...plain.parts, base, sleeves } }
}
