import type { Player } from '@kitwright/contract'
import { designForVersion, personalise, type DesignDocument } from '@kitwright/design'
import { runOf, type ProductType } from '@kitwright/garment'
import {
  KNEELING_POSES,
  mirrored,
  STANDING_POSES,
  type ExpressionId,
  type PlayerPose,
} from '@kitwright/library/players'
import { lineUp, MOST_PLAYERS, type LineUpShape, type Spot } from '@kitwright/scene/team'
import { printedName } from '../../../../../roster/index.ts'
import { appearanceOf } from '../../../../tools/player/appearanceOf.ts'
import type { PlayerView } from '../../../../tools/player/index.ts'
import type { TeamPlayer } from '../compose/drawPlayers.ts'
import { choosePeople, toneOfRepeat, varyLook, type ChosenPerson } from './choosePeople.ts'

export interface Squad {
  readonly players: readonly Player[]
  /** The design as stored. */
  readonly design: DesignDocument
  readonly productType: ProductType
  /** Socks as they are chosen in the studio. */
  readonly view: PlayerView
}

const STANDING = ['relaxed', 'behind', 'ready', 'hips', 'upright'] as const
const KNEELING = ['hand', 'hip', 'hands'] as const
const EXPRESSIONS: readonly ExpressionId[] = ['smile', 'calm', 'grin', 'smile', 'focus']
/** Share of a player's turn that the head takes back, so that all look at the camera. */
const LOOK_BACK = 0.85

/** Returns a pose that no neighbour has; players left and right of the middle are each other's mirror image. */
function poseOf({ isKneeling, column, row, turnDeg }: Spot, isGoalkeeper: boolean): PlayerPose {
  const own = isKneeling
    ? KNEELING_POSES[KNEELING[column % KNEELING.length]!]
    : STANDING_POSES[isGoalkeeper ? 'ready' : STANDING[(column + 2 * row) % STANDING.length]!]
  const isMirrored = isKneeling ? turnDeg < 0 : column % 2 === 1
  const pose = isMirrored ? mirrored(own) : own
  return { ...pose, head: { ...pose.head, turn: pose.head.turn - turnDeg * LOOK_BACK } }
}

const SMALLEST = { men: 0.955, children: 0.74 } as const
const RANGE = 0.09

/** Returns a player's height as a share of the figure's: by the size in its run, a little more or less by the row. */
function scaleOf({ size }: Player, index: number, productType: ProductType): number {
  const run = runOf(productType)
  const share = run.length > 1 ? Math.max(0, run.indexOf(size)) / (run.length - 1) : 0.5
  const smallest = /^\d/.test(size) ? SMALLEST.children : SMALLEST.men
  return smallest + RANGE * share + 0.012 * (((index * 7) % 5) / 4 - 0.5)
}

interface PlayerInSquad {
  readonly squad: Squad
  readonly player: Player
  readonly chosen: ChosenPerson
  readonly spot: Spot
}

function toTeamPlayer({ squad, player, chosen, spot }: PlayerInSquad): TeamPlayer {
  const isGoalkeeper = player.version === 'goalkeeper'
  const kit = designForVersion(squad.design, player.version)
  const document = personalise(kit, { name: printedName(player), number: player.number })
  const view = { ...squad.view, player: chosen.person.id, tone: toneOfRepeat(chosen), boots: null }
  const plain = appearanceOf({ view, document, isGoalkeeper })
  const expression = EXPRESSIONS[(spot.column * 2 + spot.row) % EXPRESSIONS.length]!
  const person = { ...varyLook(plain.person, chosen.repeat), expression }
  const { at, turnDeg, scale } = spot
  return {
    document,
    appearance: { ...plain, person },
    pose: poseOf(spot, isGoalkeeper),
    standing: { at, turnDeg, scale },
    spot,
    key: JSON.stringify([document, plain, chosen.repeat, spot]),
  }
}

/** Returns the squad as it stands in a picture of this shape, back row first; more than `MOST_PLAYERS` are left out. */
export function teamPlayers(squad: Squad, shape: LineUpShape): readonly TeamPlayer[] {
  const players = squad.players.slice(0, MOST_PLAYERS)
  const people = choosePeople(players)
  const spots = lineUp(
    players.map((player, i) => ({
      isGoalkeeper: player.version === 'goalkeeper',
      scale: scaleOf(player, i, squad.productType),
    })),
    shape,
  )
  return spots.map(spot => toTeamPlayer({ squad, player: players[spot.player]!, chosen: people[spot.player]!, spot }))
}
