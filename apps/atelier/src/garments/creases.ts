import { type Cloth, type CreaseMemory, creaseMemory } from '@kitwright/cloth'

/** The memory of a cloth for its folds while it is draped. */
export interface CreaseRecipe {
  /** Share of the way from what is remembered to a sharper fold, per frame. */
  readonly share: number
  /** Compliance of the constraint that draws a fold back. */
  readonly compliance: number
  /** Share of the drape after which nothing more is remembered. */
  readonly until: number
}

/** Share of the drape that passes before the first fold is remembered: those of sewing are no creases. */
const FROM = 0.03

export interface DrapeCreases {
  readonly memory: CreaseMemory
  /** Remembers the folds of a frame; `t` is the completed share of the drape. */
  remember(t: number): void
}

export function creasesOf(cloth: Cloth, { share, compliance, until }: CreaseRecipe): DrapeCreases {
  const memory = creaseMemory(cloth, compliance)
  return {
    memory,
    remember(t) {
      if (t > FROM && t < until) memory.remember(share)
    },
  }
}
