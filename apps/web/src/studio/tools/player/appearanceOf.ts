import { playerOrFirst, pairOf, SURFACES, TONES, wearableBoots, EFFECTS, type Boots } from '@kitwright/library/players'
import { type DesignDocument, firstColour, partStyleOf } from '@kitwright/design'
import { sleeveOf, type PartId } from '@kitwright/garment'
import { personLookOf, SOCK_PATTERNS, type SockPattern, type WearerAppearance } from '@kitwright/scene/wearer'
import type { PlayerView } from './playerView.ts'

/** Removes the alpha of a colour. */
const opaque = (colour: string): string => colour.slice(0, 7)

/** Returns the kit's own sock colours: the shorts' colour and the first of the others that differs. */
export function kitSocks(document: DesignDocument): readonly [string, string] {
  const colourOf = (part: PartId): string => opaque(firstColour(partStyleOf(document, part).fill))
  const first = colourOf('shorts')
  const others = (['base', 'hem', 'sleeves', 'collar'] as const).map(colourOf)
  return [first, others.find(colour => colour !== first) ?? '#ffffff']
}

export const sockPatternOf = ({ sockPattern }: PlayerView): SockPattern =>
  SOCK_PATTERNS.find(pattern => pattern === sockPattern) ?? 'band'

/** Returns the visible skin tone: the chosen one, or the player's. */
export const toneOf = ({ player, tone }: PlayerView): string =>
  tone !== null && tone in TONES ? tone : playerOrFirst(player).arms

/** Returns the worn boots: the chosen ones as far as the player has them. */
export function bootsOf({ player, boots }: PlayerView): Boots {
  const wished = boots && { ...boots, fx: EFFECTS.find(effect => effect === boots.fx) ?? null }
  return wearableBoots(playerOrFirst(player), wished)
}

const surface = (id: string): string => SURFACES[id] ?? '#808080'

const PALM = '#f1efe9'

export interface WearerInput {
  readonly view: PlayerView
  readonly document: DesignDocument
  /** Whether the displayed squad player is a goalkeeper. */
  readonly isGoalkeeper: boolean
}

/**
 * Returns the wearer for the stage: the view's choices override the player's own; socks and a goalkeeper's gloves
 * follow the kit.
 */
export function appearanceOf({ view, document, isGoalkeeper }: WearerInput): WearerAppearance {
  const boots = bootsOf(view)
  const [first, second] = view.sockColours ?? kitSocks(document)
  return {
    sleeve: sleeveOf(document),
    tone: surface(toneOf(view)),
    person: personLookOf(playerOrFirst(view.player), surface(toneOf(view))),
    socks: { pattern: sockPatternOf(view), first, second },
    gloves: isGoalkeeper ? { back: kitSocks(document)[0], palm: PALM } : null,
    boots: { model: boots.model, fx: boots.fx, ...pairOf(boots) },
  }
}
