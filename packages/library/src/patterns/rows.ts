import type { SomeNames } from '@kitwright/words'

/** One pattern of a family: its tile's true size on cloth at scale 1, and words it is found by beside its names. */
export type Row = readonly [id: string, en: string, kh: string, widthMm: number, heightMm: number, tags: string]

export interface Family {
  readonly id: string
  readonly name: SomeNames
  /** Colourings that suit it, `ground-ink` by the names of `colourings.ts`; its patterns take them in turn. */
  readonly colours: string
  readonly rows: readonly Row[]
}
