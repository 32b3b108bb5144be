import { castOnGround, project, type GroundTriangles, type PosedMesh } from '@kitwright/scene/team'
import type { SceneLight, SceneView } from '../scenes/types.ts'
import { blurred, freeCanvas, newCanvas } from './gradePlayer.ts'

/** Shadows are soft: they are filled at this share of the picture's resolution. */
const SHARE = 0.25

/** Fills triangles on the ground at this height as one shape. */
function fillTriangles(
  pen: CanvasRenderingContext2D,
  { frame, size }: Pick<SceneView, 'frame' | 'size'>,
  triangles: GroundTriangles,
  height: number,
): void {
  const at = (i: number) => project(frame, size, { x: triangles[i]!, y: height, z: triangles[i + 1]! })
  pen.beginPath()
  for (let i = 0; i < triangles.length; i += 6) {
    const [a, b, c] = [at(i), at(i + 2), at(i + 4)]
    // All wound alike, so that overlapping triangles do not cancel out.
    const isLeft = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0
    const [second, third] = isLeft ? [c, b] : [b, c]
    pen.moveTo(a.x, a.y)
    pen.lineTo(second.x, second.y)
    pen.lineTo(third.x, third.y)
  }
  pen.fill()
}

/** The shadows of all players by light, which are filled one player at a time. */
export interface ShadowPlates {
  add(posed: PosedMesh, height: number): void
  /** Paints the shadows and frees their memory. */
  paint(pen: CanvasRenderingContext2D): void
}

export function createShadowPlates({ frame, size }: SceneView, { shadows }: SceneLight): ShadowPlates {
  const plates = shadows.map(() => newCanvas(size.widthPx * SHARE, size.heightPx * SHARE))
  const small = { widthPx: plates[0]?.canvas.width ?? 1, heightPx: plates[0]?.canvas.height ?? 1 }
  const pxPerM = small.heightPx / (frame.top - frame.bottom)
  return {
    add(posed, height) {
      for (const [i, { towards }] of shadows.entries())
        fillTriangles(plates[i]!.pen, { frame, size: small }, castOnGround(posed, towards), height)
    },
    paint(pen) {
      pen.save()
      pen.imageSmoothingQuality = 'high'
      for (const [i, { canvas }] of plates.entries()) {
        const { darkness, softM } = shadows[i]!
        const soft = blurred(canvas, softM * pxPerM)
        pen.globalAlpha = darkness
        pen.drawImage(soft, 0, 0, size.widthPx, size.heightPx)
        if (soft !== canvas) freeCanvas(soft)
        freeCanvas(canvas)
      }
      pen.restore()
    },
  }
}
