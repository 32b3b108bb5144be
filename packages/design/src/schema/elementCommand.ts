import * as z from 'zod/mini'
import { clubColour, designDocument, kit, partStyle } from './document.ts'
import { coloured, fill, hexColour, key, label, opaqueColour } from './fill.ts'
import { imageLayer, layer, layerGroup, textLayer } from './layers.ts'
import { LIMITS } from './limits.ts'
import { patternUse } from './patternUse.ts'
import { piping } from './piping.ts'
import { rulerGuide } from './rulerGuides.ts'
import { KIT_ROLES, TONES } from './tones.ts'

const { id: _textId, kind: _textKind, ...textFields } = textLayer.shape
const { id: _imageId, kind: _imageKind, role: _imageRole, ...imageFields } = imageLayer.shape

/** New values of some of a layer's fields. Null for an optional field removes it. */
export const layerChange = z.partial(
  z.strictObject({
    ...imageFields,
    ...textFields,
    group: z.nullable(layerGroup),
    isHalftone: z.nullable(z.literal(true)),
  }),
)

/** Index in a list of the document. */
const at = z.int().check(z.gte(0), z.lt(LIMITS.layers))
const role = z.enum(KIT_ROLES)
const tone = z.enum(TONES)
/** A part of the design; with `kit`, its separate style in that kit. */
const part = { part: key, kit: z.optional(role) }
/** Id of the layer directly above; null or absent for the top. A layer that no longer exists counts as the top. */
const below = z.nullable(key)

const command = <K extends string, S extends z.core.$ZodShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape })

/** Every command but `batch`. */
export const elementCommand = z.discriminatedUnion('kind', [
  command('setPartFill', { ...part, fill }),
  command('setPartSpan', { ...part, span: partStyle.shape.span }),
  /** The whole style of a part; null returns it to the plain fabric. */
  command('setPart', { ...part, style: z.nullable(partStyle) }),
  /** Patterns of a part are counted from the lowest. Without `at`, a pattern is added on top. */
  command('addPattern', { ...part, at: z.optional(at), pattern: patternUse }),
  command('changePattern', { ...part, at, pattern: patternUse }),
  command('removePattern', { ...part, at }),
  command('movePattern', { ...part, from: at, to: at }),
  command('addPiping', { at: z.optional(at), piping }),
  command('changePiping', { at, piping }),
  command('removePiping', { at }),
  command('setFabricColour', coloured),
  command('setOption', { name: key, value: key }),
  command('addLayer', { layer, below: z.optional(below) }),
  command('removeLayer', { id: key }),
  command('changeLayer', { id: key, change: layerChange }),
  command('orderLayer', { id: key, below }),
  command('addRulerGuide', { at: z.optional(at), guide: rulerGuide }),
  command('changeRulerGuide', { at, guide: rulerGuide }),
  command('removeRulerGuide', { at }),
  /** Dyer's name of a colour; null removes it. */
  command('setColourCode', { colour: hexColour, code: z.nullable(label(LIMITS.colourCodeCharacters)) }),
  /** Adds or changes the club colour of a tone; every use follows. */
  command('setClubColour', { clubColour, at: z.optional(at) }),
  /** Every use of the tone keeps its colour as a fixed value. */
  command('removeClubColour', { tone }),
  /** Sets or replaces the kit of a role; null removes it. */
  command('setKit', { role, kit: z.nullable(kit), at: z.optional(at) }),
  /** The colour of a tone in one kit; null for the colour at home. */
  command('setKitColour', { role, tone, colour: z.nullable(opaqueColour) }),
  /** Opens or restores another design of the same garment. */
  command('replaceDocument', { document: designDocument }),
])
