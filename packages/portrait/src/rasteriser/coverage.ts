import type { Rect } from '../view/frameView.ts'
import { type Owners, rasteriseStrip, type Scene } from './rasteriseTriangles.ts'
import { sortIntoBands } from './triangles.ts'

/** The visible triangles of a view. */
export interface Coverage {
  /** Samples per row. */
  readonly width: number
  /** The triangle of each sample plus one, row by row; 0 where there is none. */
  readonly owner: Owners
  /** 1 for each triangle that has a sample. */
  readonly isSeen: Uint8Array
}

/** Rows of pixels of a strip, an even number. A strip's samples then fit the processor's cache. */
const BAND_PX = 16

function markSeen(owner: Owners, isSeen: Uint8Array): void {
  for (let i = 0; i < owner.length; i++) if (owner[i]! > 0) isSeen[owner[i]! - 1] = 1
}

/** Determines the visible triangle of each sample of a rectangle, before any of them is lit. One step does one band of rows. */
export function* coverSamples(scene: Scene, rect: Rect, samples: number): Generator<void, Coverage> {
  const { kit, at, triangles } = scene
  const [width, height, rows] = [rect.width * samples, rect.height * samples, BAND_PX * samples]
  const total = triangles.inverseArea.length
  const owner: Owners = total < 0xffff ? new Uint16Array(width * height) : new Uint32Array(width * height)
  const isSeen = new Uint8Array(total)
  const count = Math.ceil(rect.height / BAND_PX)
  const bands = sortIntoBands(kit, at, triangles, { rows, count })
  const nearness = new Float32Array(width * rows)
  for (let band = 0; band < count; band++) {
    const list = bands.list.subarray(bands.start[band], bands.start[band + 1])
    if (list.length === 0) continue
    const top = band * rows
    const own = owner.subarray(width * top, width * Math.min(height, top + rows))
    rasteriseStrip(scene, { width, height: own.length / width, top, owner: own, nearness }, list)
    markSeen(own, isSeen)
    yield
  }
  return { width, owner, isSeen }
}
