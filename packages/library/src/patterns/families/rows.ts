import type { NameId } from '@kitwright/words'

/**
 * One pattern of a family: its tile's true size on cloth at scale 1, English words it is found by beside its names, and where it does not
 * take its turn of the family's two colourings of its own.
 */
export type Row = readonly [id: NameId<'patterns'>, widthMm: number, heightMm: number, tags: string, colours?: string]

export interface Family {
  readonly id: NameId<'patternFamilies'>
  /** Colourings that suit it, `ground-ink`, with a further name for each further ink, by the names of `colourings.ts`; its patterns take them in turn. */
  readonly colours: string
  readonly rows: readonly Row[]
}
