import { createCanvas } from '@napi-rs/canvas'
import { inkTile } from '@kitwright/library'
import type { DrawTile } from '../drawingTools/tile.ts'

/** Draws several drawings over each other, each on its own canvas, so that each erases only its own ink. */
const together =
  (draws: readonly DrawTile[]): DrawTile =>
  (context, tile) => {
    const { width, height } = context.canvas
    for (const draw of draws) {
      const own = createCanvas(width, height)
      const pen = own.getContext('2d')
      pen.setTransform(context.getTransform())
      draw(pen, tile)
      context.save()
      context.resetTransform()
      context.drawImage(own, 0, 0)
      context.restore()
    }
  }

/** A pattern of several inks, bottom first. Its own tile is the whole drawing, and the further inks lie over it. */
export const inInks = (id: string, ...inks: readonly DrawTile[]): Readonly<Record<string, DrawTile>> =>
  Object.fromEntries(inks.map((draw, i) => [inkTile(id, i), i === 0 ? together(inks) : draw]))
