import type { TeamStageOptions } from '@kitwright/scene/export'
import { frameTeam } from '@kitwright/scene/team'
import { composeTeam } from './compose/composeTeam.ts'
import { createPictureCache, drawPlayer, type TeamPlayer } from './compose/drawPlayers.ts'
import { FORMATS, sizeOf, type FormatId } from './lettering/formats.ts'
import { SCENES, type SceneId } from './scenes/sceneTable.ts'

/** The content of a picture without its letters. */
export interface PictureRequest {
  readonly players: readonly TeamPlayer[]
  readonly format: FormatId
  readonly scene: SceneId
  /** The club's colours, the main one first. */
  readonly colours: readonly string[]
}

export interface PictureControl {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/** Takes pictures of a team with one stage, one after the other. */
export interface TeamSession {
  /** Takes a small picture; players that did not change since the last one are not drawn again. */
  preview(request: PictureRequest, control: PictureControl): Promise<HTMLCanvasElement>
  /** Takes the picture in its full size. */
  picture(request: PictureRequest, control: PictureControl): Promise<HTMLCanvasElement>
  dispose(): void
}

/** Longest side of the preview in px. */
const PREVIEW_PX = 1120

/** Opens a session. Rejects without WebGL 2, or if the figure cannot be loaded. */
export async function openTeamSession(options: TeamStageOptions): Promise<TeamSession> {
  const { openTeamStage } = await import('@kitwright/scene/export')
  const stage = await openTeamStage(options)
  const cache = createPictureCache(stage)
  // The stage draws for one picture at a time: the next one waits until the one before has ended or was aborted.
  let last: Promise<unknown> = Promise.resolve()

  const take = ({ players, format, scene, colours }: PictureRequest, control: PictureControl, isFull: boolean) => {
    const size = sizeOf(format, isFull ? Infinity : PREVIEW_PX)
    const spots = players.map(({ spot }) => spot)
    const frame = frameTeam(spots, { ...FORMATS[format].framing, aspect: size.widthPx / size.heightPx })
    const fresh = (player: TeamPlayer, view: Parameters<typeof drawPlayer>[2], signal: AbortSignal) =>
      drawPlayer(stage, player, view, signal)
    const run = async (): Promise<HTMLCanvasElement> => {
      control.signal.throwIfAborted()
      return composeTeam({
        scene: SCENES[scene],
        view: { frame, size, colours },
        players,
        pictureOf: isFull ? fresh : cache.source,
        isFreed: isFull,
        ...control,
      })
    }
    const taken = last.then(run, run)
    last = taken.catch(() => undefined)
    return taken
  }

  return {
    preview: async (request, control) => take(request, control, false),
    picture: async (request, control) => take(request, control, true),
    dispose() {
      cache.dispose()
      stage.dispose()
    },
  }
}
