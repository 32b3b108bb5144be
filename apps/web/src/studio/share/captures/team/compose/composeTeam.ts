import { BENCH_M, project, type Spot } from '@kitwright/scene/team'
import { pxPerM } from '../scenes/pens.ts'
import type { SceneView, TeamScene } from '../scenes/types.ts'
import type { PictureSource, TeamPlayer } from './drawPlayers.ts'
import { blurred, freeCanvas, gradePlayer, newCanvas, silhouette } from './gradePlayer.ts'
import { paintBall } from './paintBall.ts'
import { createShadowPlates } from './paintShadows.ts'

export interface TeamShot {
  readonly scene: TeamScene
  readonly view: SceneView
  readonly players: readonly TeamPlayer[]
  readonly pictureOf: PictureSource
  /** Whether a picture is used once, so that its memory is given back at once. */
  readonly isFreed: boolean
  readonly signal: AbortSignal
  /** Called with the finished share, 0-1, before each player. */
  readonly onProgress: (share: number) => void
}

/** The darkness that a player casts on whoever stands behind, and its reach in metres. */
const HALO = { darkness: 0.42, softM: 0.07, downM: 0.05 } as const
const BENCH = { front: 0.24, back: -0.24, overhang: 0.35, colour: '#2a2d33', top: '#3b4048' } as const

/** Paints the bench that a back row stands on. */
function paintBench(pen: CanvasRenderingContext2D, view: SceneView, row: readonly Spot[]): void {
  const [first] = row
  if (!first || first.at.y === 0) return
  const { y, z } = first.at
  const half = Math.max(...row.map(({ at }) => Math.abs(at.x))) + BENCH.overhang
  const to = (x: number, height: number, depth: number) =>
    project(view.frame, view.size, { x, y: height, z: z + depth })
  const [left, right] = [to(-half, y, BENCH.front), to(half, y, BENCH.front)]
  const foot = to(-half, y - BENCH_M, BENCH.front)
  const back = to(-half, y, BENCH.back)
  pen.fillStyle = BENCH.colour
  pen.fillRect(left.x, left.y, right.x - left.x, foot.y - left.y)
  pen.fillStyle = BENCH.top
  pen.fillRect(left.x, Math.min(left.y, back.y), right.x - left.x, Math.abs(back.y - left.y))
}

interface Place {
  readonly x: number
  readonly y: number
  readonly widthPx: number
  readonly heightPx: number
}

function paintHalo(group: CanvasRenderingContext2D, canvas: HTMLCanvasElement, at: Place, metre: number): void {
  const dark = silhouette(canvas, '#05060a')
  const soft = blurred(dark, (HALO.softM * metre * canvas.width) / at.widthPx)
  group.save()
  group.globalCompositeOperation = 'source-atop'
  group.globalAlpha = HALO.darkness
  group.imageSmoothingQuality = 'high'
  group.drawImage(soft, at.x, at.y + HALO.downM * metre, at.widthPx, at.heightPx)
  group.restore()
  if (soft !== dark) freeCanvas(soft)
  freeCanvas(dark)
}

/** The place of the ball: in front of the kneeling row, or beside the feet of a single row. */
function ballOf(players: readonly TeamPlayer[]): { x: number; z: number } {
  const front = players.filter(({ spot }) => spot.isKneeling)
  const [first] = front
  if (first) return { x: front.length % 2 === 1 ? 0.37 : 0, z: first.spot.at.z + 0.6 }
  return { x: players.length % 2 === 1 ? 0.34 : 0, z: 0.5 }
}

/** Lets the page answer between two steps. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Paints the players, row by row from the back, onto a clear ground, and their shadows onto plates. */
async function paintPlayers(
  shot: TeamShot,
  team: CanvasRenderingContext2D,
  shadows: ReturnType<typeof createShadowPlates>,
) {
  const { scene, view, players, pictureOf, isFreed, signal, onProgress } = shot
  const metre = pxPerM(view)
  const rows = [...new Set(players.map(({ spot }) => spot.row))].toSorted((a, b) => a - b)
  let done = 0
  for (const row of rows) {
    const inRow = players.filter(({ spot }) => spot.row === row)
    paintBench(
      team,
      view,
      inRow.map(({ spot }) => spot),
    )
    for (const player of inRow) {
      onProgress(done++ / (players.length + 1))
      const picture = await pictureOf(player, view, signal)
      await breathe()
      signal.throwIfAborted()
      shadows.add(picture.posed, player.spot.at.y)
      const graded = newCanvas(picture.canvas.width, picture.canvas.height)
      graded.pen.drawImage(picture.canvas, 0, 0)
      if (isFreed) freeCanvas(picture.canvas)
      gradePlayer(graded.canvas, scene.light, (metre * graded.canvas.width) / ((picture.right - picture.left) * metre))
      const at = {
        x: (picture.left - view.frame.left) * metre,
        y: (view.frame.top - picture.top) * metre,
        widthPx: (picture.right - picture.left) * metre,
        heightPx: (picture.top - picture.bottom) * metre,
      }
      paintHalo(team, graded.canvas, at, metre)
      team.imageSmoothingQuality = 'high'
      team.drawImage(graded.canvas, at.x, at.y, at.widthPx, at.heightPx)
      freeCanvas(graded.canvas)
    }
    const [first] = inRow
    if (first?.spot.at.y === 0) scene.paintRow?.(team, view, first.spot.at.z)
  }
  onProgress(done / (players.length + 1))
}

/**
 * Paints a team into one picture, one player at a time, the back row first. Rejects on abort. The canvas belongs to the
 * caller.
 */
export async function composeTeam(shot: TeamShot): Promise<HTMLCanvasElement> {
  const { scene, view, players, signal } = shot
  const { widthPx, heightPx } = view.size
  const team = newCanvas(widthPx, heightPx)
  const shadows = createShadowPlates(view, scene.light)
  await paintPlayers(shot, team.pen, shadows)
  paintBall(team.pen, view, ballOf(players))
  const { canvas, pen } = newCanvas(widthPx, heightPx)
  scene.paintBack(pen, view)
  await breathe()
  signal.throwIfAborted()
  shadows.paint(pen)
  pen.drawImage(team.canvas, 0, 0)
  freeCanvas(team.canvas)
  scene.paintFront(pen, view)
  return canvas
}
