/** A packaged font family for cloth. One file, no unicode-range, so that browser and Node measure alike. */
export interface LibraryFont {
  readonly id: string
  /** Name shown to people. */
  readonly family: string
  /** CSS family registered for drawing on cloth; never the UI's own family name. */
  readonly cssFamily: string
  readonly weight: number
  readonly lang: 'en' | 'kh'
  /** Path inside the fontsource package, resolved by Node and by Vite. */
  readonly file: string
  readonly hasKhmer: boolean
  readonly metrics: FontMetrics
}

/**
 * Heights in em, kept as a table because `measureText` reports ink differently in browser and Node once a text
 * mixes fonts. Read off the drawn glyphs of the packaged file at 800 px (all of Latin-1).
 */
export interface FontMetrics {
  readonly capHeight: number
  /** Highest and lowest ink of Latin text, from the baseline. */
  readonly ascent: number
  readonly descent: number
  /** Side bearings `[left, right]` of the digits 0-9, so that a number is centred by its ink. */
  readonly digitBearings: readonly (readonly [left: number, right: number])[]
}

/** What drawing a pattern needs: near-black on transparent, recoloured when drawn. */
export interface PatternTile {
  readonly id: string
  /** True size of one tile at scale 1, mm. */
  readonly tileMm: { readonly width: number; readonly height: number }
}

/** A pattern as it is offered. */
export interface LibraryPattern extends PatternTile {
  readonly name: { readonly en: string; readonly kh: string }
  /** Id of its kind. */
  readonly family: string
  readonly tags: readonly string[]
}

export interface PatternFamily {
  readonly id: string
  readonly name: { readonly en: string; readonly kh: string }
}
