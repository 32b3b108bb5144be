import type { Garment } from '@kitwright/garment'
import { contrast, type Rgba } from '@kitwright/measure'
import type { DesignDocument } from '../schema/document.ts'
import type { TextLayer } from '../schema/layers.ts'
import { coloursOf, coloursOfFill, LEGIBLE, partsUnder, worstContrast } from '../paint/legibility.ts'
import { partStyleOf } from '../paint/partStyle.ts'
import { CHALK, INK, rgba, type Tones } from './tones.ts'

const COMFORTABLE = 4.5

/** Contrast between pattern and cloth above which the pattern breaks letters up, even if they are legible on both. */
const BUSY = 3

/** True if a text lies on such a pattern. */
export const hasBusyGround = (document: DesignDocument, garment: Garment, layer: TextLayer): boolean =>
  partsUnder(document, garment, layer).some(part => {
    const bare = coloursOfFill(partStyleOf(document, part))
    const inked = coloursOf(document, part).slice(bare.length)
    return inked.some((colour, i) => contrast(bare[i % bare.length]!, colour) >= BUSY)
  })

/** A recipe's tones, and the preferred tone of its letters if legible. */
export type LetterTones = Tones & { readonly first?: string }

interface Inks {
  readonly ink: string
  /** Outline colour if no ink is legible on the whole ground. */
  readonly edge: string | null
}

/**
 * Returns the first colour that is clearly legible on the ground, else the best legible one, else one with an outline.
 */
function inksOn(grounds: readonly Rgba[], { first, accent, light, deep, second, main }: LetterTones): Inks {
  const wanted = [...(first ? [first] : []), light, deep, accent, second, main, CHALK, INK]
  const best = wanted.find(ink => worstContrast(ink, grounds) >= COMFORTABLE)
  if (best) return { ink: best, edge: null }
  const [readable] = wanted.toSorted((a, b) => worstContrast(b, grounds) - worstContrast(a, grounds))
  if (worstContrast(readable!, grounds) >= LEGIBLE) return { ink: readable!, edge: null }
  const isLightBetter = worstContrast(light, grounds) >= worstContrast(deep, grounds)
  return isLightBetter ? { ink: light, edge: deep } : { ink: deep, edge: light }
}

/** Width of an edge as a share of the letters' size. */
const EDGE_SHARE = 0.035
export const edgeWidth = (layer: TextLayer): number => Math.min(12, Math.max(1.5, layer.sizeMm * EDGE_SHARE))

/**
 * Returns the text in the template's colours, legible on its ground; the form of its outlines and shadow stays.
 * `isEdged`: always outlined.
 */
export function withLegibleInk(
  layer: TextLayer,
  grounds: readonly Rgba[],
  tones: LetterTones,
  isEdged: boolean,
): TextLayer {
  const { ink, edge } = inksOn(grounds, tones)
  const contrary = edge ?? (contrast(rgba(ink), rgba(tones.deep)) >= COMFORTABLE ? tones.deep : tones.light)
  const widthMm = layer.outline?.widthMm ?? edgeWidth(layer)
  return {
    ...layer,
    fill: { kind: 'solid', colour: ink },
    outline: layer.outline || edge || isEdged ? { colour: contrary, widthMm } : null,
    outerOutline: layer.outerOutline && { ...layer.outerOutline, colour: ink },
    shadow: layer.shadow && { ...layer.shadow, colour: contrary },
  }
}
