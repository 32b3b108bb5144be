import type { BootColours, Effect, Graphic } from '@kitwright/library/players'
import type { SockPattern } from './patterns.ts'

/** The wearer's appearance, in plain colours. */
export interface WearerAppearance {
  readonly sleeve: 'short' | 'long'
  readonly tone: string
  readonly eyes: string
  /** The layers worn on the head, bottom first. */
  readonly head: readonly {
    readonly name: string
    readonly colour: string
    /** Whether it fades into the skin at its lower edge. */
    readonly fades: boolean
    readonly transparent: boolean
  }[]
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
