import { pxPerM } from '../scenes/pens.ts'
import type { TeamMember, TeamStage, TeamView } from '@kitwright/scene/export'
import type { PosedMesh, Spot } from '@kitwright/scene/team'

export interface TeamPlayer extends TeamMember {
  readonly spot: Spot
  /** Two players with the same key look the same. */
  readonly key: string
}

/** A player's picture: its edges in metres of the plane z = 0, so that it fits every crop of the same camera. */
export interface PlayerPicture {
  readonly canvas: HTMLCanvasElement
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly posed: PosedMesh
}

/** Draws a player at the resolution of a view. */
export async function drawPlayer(
  stage: TeamStage,
  player: TeamPlayer,
  view: TeamView,
  signal: AbortSignal,
): Promise<PlayerPicture> {
  await stage.dress(player, signal)
  const posed = stage.posed()
  const { canvas, box } = await stage.draw(view, signal)
  const { frame } = view
  const metre = pxPerM({ ...view, colours: [] })
  return {
    canvas,
    posed,
    left: frame.left + box.x / metre,
    right: frame.left + (box.x + box.widthPx) / metre,
    top: frame.top - box.y / metre,
    bottom: frame.top - (box.y + box.heightPx) / metre,
  }
}

/** Returns each player's picture in turn. */
export type PictureSource = (player: TeamPlayer, view: TeamView, signal: AbortSignal) => Promise<PlayerPicture>

/** Keeps the pictures of players as they were last drawn for a preview, so that only a changed one is drawn again. */
export function createPictureCache(stage: TeamStage): { source: PictureSource; dispose: () => void } {
  const kept = new Map<string, { key: string; picture: PlayerPicture }>()
  const free = ({ canvas }: PlayerPicture): void => void (canvas.width = canvas.height = 0)
  return {
    async source(player, view, signal) {
      const place = String(player.spot.player)
      const key = `${player.key} ${view.frame.distance}`
      const before = kept.get(place)
      if (before?.key === key) return before.picture
      const picture = await drawPlayer(stage, player, view, signal)
      if (before) free(before.picture)
      kept.set(place, { key, picture })
      return picture
    },
    dispose() {
      for (const { picture } of kept.values()) free(picture)
      kept.clear()
    },
  }
}
