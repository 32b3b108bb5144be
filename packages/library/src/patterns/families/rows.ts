import type { NameId } from '@kitwright/words'

/**
 * One pattern of a family: its tile's true size on cloth at scale 1, English search words beside its names, and its own
 * colourings where it does not take the next two of the family.
 */
export type Row = readonly [id: NameId<'patterns'>, widthMm: number, heightMm: number, tags: string, colours?: string]

export interface Family {
  readonly id: NameId<'patternFamilies'>
  /**
   * Colourings that suit the family, `ground-ink`, with a further name for each further ink, by the names of
   * `colourings.ts`. Its patterns take them in turn.
   */
  readonly colours: string
  readonly rows: readonly Row[]
}
