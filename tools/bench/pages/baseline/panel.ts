import type { DesignDocument, ImageLayer } from '@kitwright/design'
import { partStyleOf } from '@kitwright/design'
import type { Piece } from '@kitwright/garment'
import { Canvas, FabricImage, Pattern, Rect, type FabricObject } from 'fabric'
import { CanvasTexture, SRGBColorSpace } from 'three'
import { CLUB_COLOUR, crest, piecesOfBase } from '../shared/design60.ts'
import { createText } from './text.ts'

const SIZE = 2048

export interface Panel {
  readonly piece: Piece
  readonly hasBase: boolean
  readonly canvas: Canvas
  readonly texture: CanvasTexture
  readonly base: Rect
  readonly pattern: Rect | null
  readonly first: FabricObject | null
  /** Texts in the club's colour. */
  readonly inClubColour: readonly FabricObject[]
  readonly toPx: (at: { xMm: number; yMm: number }) => { left: number; top: number }
}

/** Tints the tile in one colour, as configurators do: source-in over the mask. */
export function tint(
  tile: CanvasImageSource & { width: number; height: number },
  colour: string,
  size: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size)
  canvas.height = Math.round((size * tile.height) / tile.width)
  const pen = canvas.getContext('2d')!
  pen.drawImage(tile, 0, 0, canvas.width, canvas.height)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = colour
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Creates one Fabric.js canvas of 2048² for a piece, with its objects in the document's order. */
export async function createPanel(design: DesignDocument, piece: Piece, tile: HTMLImageElement): Promise<Panel> {
  const [x0, y0, x1, y1] = piece.box
  const [sx, sy] = [SIZE / (x1 - x0), SIZE / (y1 - y0)]
  const element = document.createElement('canvas')
  element.width = element.height = SIZE
  const canvas = new Canvas(element, {
    renderOnAddRemove: false,
    enableRetinaScaling: false,
    width: SIZE,
    height: SIZE,
  })
  const toPx = ({ xMm, yMm }: { xMm: number; yMm: number }) => ({ left: (xMm - x0) * sx, top: (yMm - y0) * sy })
  const full = { left: 0, top: 0, originX: 'left', originY: 'top', width: SIZE, height: SIZE, strokeWidth: 0 } as const
  const hasBase = piecesOfBase.has(piece.id)
  const style = partStyleOf(design, 'base')
  const base = new Rect({ ...full, fill: style.fill.kind === 'solid' ? style.fill.colour : '#fff' })
  canvas.add(base)
  let pattern: Rect | null = null
  if (hasBase && style.pattern) {
    pattern = new Rect({
      ...full,
      fill: new Pattern({ source: tint(tile, style.pattern.colour, 90 * sx), repeat: 'repeat' }),
    })
    canvas.add(pattern)
  }
  const imageOf = async (layer: ImageLayer): Promise<FabricImage> => {
    const picture = await decode(crest(Number(layer.asset.id.slice('crest'.length))))
    return new FabricImage(picture, {
      scaleX: (layer.widthMm * sx) / picture.width,
      scaleY: (layer.heightMm * sy) / picture.height,
    })
  }
  let first: FabricObject | null = null
  const inClubColour: FabricObject[] = []
  for (const layer of design.layers.filter(each => each.piece === piece.id)) {
    const object = layer.kind === 'image' ? await imageOf(layer) : createText(layer, sy)
    object.set({ ...toPx(layer), originX: 'center', originY: 'center', angle: layer.rotationDeg })
    if (layer.kind === 'text') {
      object.set({ scaleX: sx / sy })
      first ??= object
      if (layer.fill.kind === 'solid' && layer.fill.colour === CLUB_COLOUR) inClubColour.push(object)
    }
    canvas.add(object)
  }
  canvas.renderAll()
  const texture = new CanvasTexture(canvas.lowerCanvasEl)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  texture.flipY = false
  return { piece, hasBase, canvas, texture, base, pattern, first, inClubColour, toPx }
}
