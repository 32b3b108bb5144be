/** Languages for finding a font; `kh` is the shop's code for Khmer. */
export const FONT_LANGS = ['en', 'kh', 'cn', 'jp', 'kr', 'th'] as const
export type FontLang = (typeof FONT_LANGS)[number]

/** `Mockup Sports` is the shop's own source: the packaged lettering and the tenant's uploads. */
export const FONT_SOURCES = ['Mockup Sports', 'Fontsource'] as const
export type FontSource = (typeof FONT_SOURCES)[number]

/** One cut of a font. Its files are whole subsets without `unicode-range`, so that browser and Node measure alike. */
export interface LibraryFace {
  /** Id of the font. */
  readonly id: string
  readonly weight: number
  readonly isItalic: boolean
  readonly files: readonly FontFile[]
  /** Files with the font's other letters. Each is read only when a text has letters that no other file contains. */
  readonly more: readonly SubsetFile[]
  readonly metrics: FontMetrics
}

export interface FontFile {
  /** CSS family registered for drawing on cloth; never the UI's own family name. Each file has one, so that no engine fakes a cut. */
  readonly cssFamily: string
  /** Path inside the fontsource package, resolved by Node and by Vite; or the address of a tenant's own file. */
  readonly file: string
}

/** A file with the letters of one subset of the font, as `latin-ext`. */
export interface SubsetFile extends FontFile {
  readonly subset: string
  /** The file's letters, packed, unless a table of the packaged fonts contains them. */
  readonly coverage?: string
}

/** A font family for cloth. */
export interface LibraryFont {
  readonly id: string
  /** Display name. */
  readonly family: string
  readonly lang: FontLang
  readonly category: string
  readonly source: FontSource
  /** Letters of the first file of a tenant's own font, packed. Packaged fonts have a separate table. */
  readonly coverage?: string
  /** Cuts of the font, the default one first. */
  readonly faces: readonly [LibraryFace, ...LibraryFace[]]
}

/** Font that a text requests, as in a text layer. */
export interface FontUse {
  readonly font: string
  readonly weight: number
  readonly isItalic: boolean
}

/** A font use with the text itself, which decides which files of the font are read. */
export interface LetteredUse extends FontUse {
  readonly text?: string
}

/**
 * Heights in em, kept as a table because `measureText` reports ink differently in browser and Node once a text
 * mixes fonts. Measured from the packaged file (all of Latin-1).
 */
export interface FontMetrics {
  readonly capHeight: number
  /** Highest and lowest ink of Latin text, from the baseline. */
  readonly ascent: number
  readonly descent: number
  /** Side bearings `[left, right]` of the digits 0-9, so that a number is centred by its ink. */
  readonly digitBearings: readonly (readonly [left: number, right: number])[]
  /** Metrics of a font that has its own Khmer letters. */
  readonly khmer?: KhmerMetrics
}

/**
 * Heights of Khmer letters in em. `ascent` and `descent` hold usual words (one subscript or vowel); `highest` and `lowest`
 * hold the stacks of two subscripts or two signs.
 */
export interface KhmerMetrics {
  readonly letterHeight: number
  readonly ascent: number
  readonly descent: number
  readonly highest: number
  readonly lowest: number
}

/** Data needed to draw a pattern: near-black on transparent, recoloured when drawn. */
export interface PatternTile {
  readonly id: string
  /** True size of one tile at scale 1, mm. */
  readonly tileMm: { readonly width: number; readonly height: number }
  /** Whether the tile appears only once. Beyond its edges it continues as it ends there. */
  readonly isOnce?: true
}

/** Resolution for a screen, or for the press and close-up views. */
export type Fineness = 'screen' | 'print'

/** A ground and inks that suit a pattern, `#rrggbb`. */
export interface Colouring {
  readonly ground: string
  readonly inks: readonly [string, ...string[]]
}

/** A pattern as offered in the picker. */
export interface LibraryPattern extends PatternTile {
  /** Its kind. */
  readonly family: string
  readonly tags: readonly string[]
  readonly colourings: readonly [Colouring, Colouring]
}
