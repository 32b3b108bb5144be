import { MOTIF_EM_MM } from '@kitwright/artwork'
import {
  createPatternUse,
  firstColour,
  LIMITS,
  motifSize,
  PLAIN_TEXT,
  type DesignDocument,
  type Fill,
  type ImageLayer,
  type Motif,
  type PatternUse,
  type PictureMotif,
  type TextMotif,
} from '@kitwright/design'
import { clamp } from '@kitwright/measure'

/** Text with its font, weight and slant. */
export type Lettering = Pick<TextMotif, 'text' | 'font' | 'weight' | 'isItalic'>
type Size = Pick<Motif, 'widthMm' | 'heightMm'>

const TEAM: readonly string[] = ['frontText', 'backText']

/** Returns the club's name on the design, with its lettering; a sample if the design has none. */
export function clubLettering({ layers }: Pick<DesignDocument, 'layers'>, sample: string): Lettering {
  const named = TEAM.flatMap(role =>
    layers.flatMap(layer => (layer.kind === 'text' && layer.role === role && layer.text.trim() !== '' ? [layer] : [])),
  )
  const { text, font, weight, isItalic } = named[0] ?? { ...PLAIN_TEXT, text: sample }
  return { text: text.replaceAll('\n', ' ').trim(), font, weight, isItalic }
}

/** A club's own pictures come before a sponsor's. */
const ORDER: readonly string[] = ['logo', 'image', 'sponsor']

/** Returns the pictures on a design, each once, its crest first. */
export function picturesOf({ layers }: Pick<DesignDocument, 'layers'>): readonly ImageLayer[] {
  const images = layers.filter(layer => layer.kind === 'image')
  const sorted = images.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))
  return sorted.filter((layer, i) => sorted.findIndex(({ asset }) => asset.id === layer.asset.id) === i)
}

/** A repeated text is slanted, so that its lines do not look like writing on the shirt. */
const TEXT_TURN = -20

const quiet = (id: string, on: Fill, motif: Motif): PatternUse => ({
  ...createPatternUse(id, firstColour(on).slice(0, 7)),
  motif,
  blend: 'tone',
})

/** Returns a pattern of a repeated text, tone on tone. */
export const textPattern = (lettering: Lettering, size: Size, on: Fill): PatternUse => ({
  ...quiet('own-text', on, {
    kind: 'text',
    ...lettering,
    ...size,
    gapXMm: MOTIF_EM_MM / 2,
    gapYMm: MOTIF_EM_MM / 4,
    rows: 'brick',
  }),
  rotationDeg: TEXT_TURN,
})

/** The longer side of a repeated picture, mm. */
const PICTURE_MM = 60

/**
 * Returns a pattern of a repeated picture in as many inks, tone on tone. Its own colours stay available for later use.
 */
export function picturePattern({ asset }: Pick<ImageLayer, 'asset'>, colours: readonly string[], on: Fill): PatternUse {
  const by = PICTURE_MM / Math.max(asset.widthPx, asset.heightPx)
  const motif: PictureMotif = {
    kind: 'picture',
    asset,
    inks: Math.max(1, colours.length),
    ...motifSize(asset.widthPx, asset.heightPx, by),
    gapXMm: PICTURE_MM / 3,
    gapYMm: PICTURE_MM / 3,
    rows: 'brick',
  }
  return withPictureInks(quiet('own-picture', on, motif), colours)
}

/** Returns the pattern with a picture's own colours as its inks, one ink a colour. */
export function withPictureInks({ inks: _, ...use }: PatternUse, colours: readonly string[]): PatternUse {
  const [colour, ...more] = colours
  const motif = use.motif?.kind === 'picture' ? withPalette(use.motif, colours) : use.motif
  return {
    ...use,
    ...(colour !== undefined && { colour }),
    ...(motif && { motif }),
    ...(more.length > 0 && { inks: more.map(each => ({ colour: each })) }),
  }
}

/** Stores the picture's own colours, which its inks stand for, in the motif, whatever they are printed in later. */
function withPalette({ palette: _, ...motif }: PictureMotif, colours: readonly string[]): PictureMotif {
  const inks = Math.max(1, colours.length)
  return inks > 1 ? { ...motif, inks, palette: [...colours] } : { ...motif, inks }
}

/** The longer side of a motif that appears once, mm. */
const ALONE_MM = 280

/** Changes the rows of a motif. A motif that appears once is large and upright; repeated, it is small again. */
export function withMotifRows(use: PatternUse, rows: Motif['rows']): PatternUse {
  const { motif } = use
  if (!motif || motif.rows === rows) return use
  const laid = { ...use, motif: { ...motif, rows } }
  const alone = clamp(ALONE_MM / Math.max(motif.widthMm, motif.heightMm), ...LIMITS.patternScale)
  if (rows === 'once') return { ...laid, scale: Math.round(alone * 100) / 100, rotationDeg: 0 }
  return motif.rows === 'once' ? { ...laid, scale: 1 } : laid
}

/** Restricts a pattern to some pieces; an empty list removes the restriction. */
export function restrictToPieces({ pieces: _, ...use }: PatternUse, pieces: readonly string[]): PatternUse {
  return pieces.length > 0 ? { ...use, pieces: [...pieces] } : use
}
