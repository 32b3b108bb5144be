import type { BootColours, Effect, Graphic } from '@kitwright/library/players'
import type { PersonLook } from '../person/index.ts'
import type { SockPattern } from './patterns.ts'

/** The wearer's appearance, in plain colours. */
export interface WearerAppearance {
  readonly sleeve: 'short' | 'long'
  readonly tone: string
  readonly person: PersonLook
  readonly socks: { readonly pattern: SockPattern; readonly first: string; readonly second: string }
  /** A goalkeeper's gloves, over the hands: back and palm. */
  readonly gloves: { readonly back: string; readonly palm: string } | null
  readonly boots: {
    readonly model: string
    readonly graphic: Graphic
    readonly left: BootColours
    readonly right: BootColours
    readonly fx: Effect | null
  }
}
