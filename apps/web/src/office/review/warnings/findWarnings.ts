import { estimateLayerSize, seamOverlapsOf } from '@kitwright/artwork'
import {
  type Command,
  type DesignDocument,
  dpiOf,
  GOOD_DPI,
  type ImageLayer,
  type Layer,
  sampleKindOf,
  sampleMarksOf,
  sharpWidthMm,
} from '@kitwright/design'
import { type Access, changeLayer, type DocumentVerbs, findProblems, fixProblem, type SizeOf } from '@kitwright/editor'
import type { Garment } from '@kitwright/garment'

export type WarningKind =
  | 'dpi'
  | 'seam'
  | 'overlap'
  | 'tooWide'
  | 'crosses'
  | 'contrast'
  | 'empty'
  | 'sampleSponsor'
  | 'sampleCrest'
  | 'lostLetters'
  | 'longName'
  | 'noName'
  | 'noNumber'

/** Something that staff should look at before they approve a design. */
export interface ReviewWarning {
  readonly kind: WarningKind
  /** The layer that it concerns; null for the whole design. */
  readonly layer: Layer | null
  /** The lower layer of an overlap. */
  readonly other?: Layer
  /** Values of its sentence. */
  readonly values: Readonly<Record<string, string | number>>
  /** Whether it prevents print files. */
  readonly isBlocking: boolean
  /** The change that mends it in one step; null if there is none. */
  readonly fix: Command | null
}

interface CheckedDesign {
  readonly garment: Garment
  readonly document: DesignDocument
  readonly sizeOf: SizeOf
  /** Whether a picture is printed as shapes, so that its pixels do not count. */
  readonly isVector: (layer: ImageLayer) => boolean
}

/** A picture is not made narrower than this, mm. */
const LEAST_MM = 10

/** Returns the command that a verb of the editor would commit; null if it commits none. */
function commandOf(act: (editor: Access<DocumentVerbs>) => void): Command | null {
  const made: Command[] = []
  const verbs: Pick<DocumentVerbs, 'commit'> = { commit: command => void made.push(command) }
  act({ getState: () => verbs as DocumentVerbs })
  return made[0] ?? null
}

const plain = (kind: WarningKind, layer: Layer): Omit<ReviewWarning, 'fix'> => ({
  kind,
  layer,
  values: {},
  isBlocking: false,
})

/** Pictures with fewer dots per inch than print sharply, with the width at which they would. */
function coarsePictures({ document, isVector }: CheckedDesign): ReviewWarning[] {
  return document.layers.flatMap((layer): ReviewWarning[] => {
    if (layer.kind !== 'image' || layer.isHidden || isVector(layer)) return []
    const dpi = dpiOf(layer)
    if (dpi >= GOOD_DPI) return []
    const sharpMm = sharpWidthMm(layer)
    const change = { widthMm: sharpMm, heightMm: Math.round((layer.heightMm * sharpMm) / layer.widthMm) }
    const isFixable = sharpMm >= LEAST_MM && !layer.isLocked
    const fix = isFixable ? commandOf(editor => changeLayer(editor, layer.id, change)) : null
    const values = { dpi, width: Math.round(layer.widthMm), good: GOOD_DPI, sharp: sharpMm }
    return [{ ...plain('dpi', layer), values, fix }]
  })
}

/** Texts without a word, such as a sponsor that nobody filled in. Names and numbers come with the players. */
const emptyTexts = ({ document }: CheckedDesign): ReviewWarning[] =>
  document.layers.flatMap(layer =>
    layer.kind === 'text' && !layer.isHidden && layer.text.trim() === ''
      ? [{ ...plain('empty', layer), fix: null }]
      : [],
  )

/** A template's invented crest and its placeholder for a sponsor, which the customer has neither replaced nor removed. */
const sampleMarks = ({ document }: CheckedDesign): ReviewWarning[] =>
  sampleMarksOf(document).map(layer => ({
    ...plain(sampleKindOf(layer) === 'sponsor' ? 'sampleSponsor' : 'sampleCrest', layer),
    fix: null,
  }))

/**
 * Lists what would look wrong on cloth, by the checks that the studio and the print files have: overlaps, seams, widths,
 * layers over several pieces, resolutions, sample marks and empty texts.
 */
export function findWarnings(checked: CheckedDesign): readonly ReviewWarning[] {
  const { garment, document, sizeOf } = checked
  const composing = { garment, document, sizeOf }
  const source = { garment, options: document.options, sizeOf: estimateLayerSize }
  const crossing = document.layers.filter(layer => !layer.isHidden && seamOverlapsOf(layer, source).length > 0)
  const problems = findProblems(composing).flatMap((problem): ReviewWarning[] => {
    const { kind, layer, other } = problem
    // A layer that continues on the next piece is meant to be there.
    if (kind === 'seam' && crossing.includes(layer)) return []
    const fix = commandOf(editor => fixProblem(editor, problem, composing))
    return [{ ...plain(kind, layer), ...(other && { other }), fix }]
  })
  const crossings = crossing.map((layer): ReviewWarning => ({ ...plain('crosses', layer), fix: null }))
  return [...coarsePictures(checked), ...problems, ...crossings, ...sampleMarks(checked), ...emptyTexts(checked)]
}
