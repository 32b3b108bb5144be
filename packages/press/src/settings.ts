/** The requirements of a print shop, mm. */
export interface PressSettings {
  /** Distance from the sew line to the cut line. */
  readonly seamMm: number
  /** The depth of the turned hem. */
  readonly hemMm: number
  /** Extent of the print beyond the cut line. */
  readonly bleedMm: number
  /** Margin between the printed area of a piece and the edge of its sheet. */
  readonly marginMm: number
  /** The spot colour's name by which the cutter knows its line. */
  readonly cutName: string
  /** The print is on transfer paper, which is placed face down on the cloth. */
  readonly isMirrored: boolean
  /** How out-of-gamut colours are converted. Default: relative to the cloth's white, as on every press. */
  readonly intent?: Intent | undefined
  /** The printer's own inks for PDFs. If absent, colours stay as designed and the press converts them. */
  readonly inks?: PdfInks | undefined
}

/** Conversion of a PDF's colours to inks. The printer chooses the intent. */
export interface PdfInks {
  /** Maps black to the press's darkest black, and near-black colours to the steps above it. */
  readonly isBlackScaled: boolean
}

/** The ICC rendering intents that suit cloth. */
export type Intent = 'relative' | 'perceptual'

/** Pictures of each piece, for presses that accept no PDF. */
export interface PixelSettings {
  readonly form: 'png' | 'tiff' | 'tiff_cmyk'
  /** Resolution at true size. */
  readonly dpi: number
}

export const USUAL_SETTINGS: PressSettings = {
  seamMm: 8,
  hemMm: 20,
  bleedMm: 3,
  marginMm: 10,
  cutName: 'CutContour',
  isMirrored: false,
}
