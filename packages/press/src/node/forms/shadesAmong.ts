import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Shade, TakeShade } from '@kitwright/artwork'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { PDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import { shareOf } from '../inkConversion/rewrite.ts'
import type { Substitutes, WriteXObject } from '../substitutes/substitutes.ts'
import { UNITS_PER_MM } from './formOperators.ts'

const LEVEL = 6

type Outline = Shade['outline']
type Strips<T> = readonly { readonly outline: Outline; readonly rule: Shade['rule']; readonly value: T }[]

/** Writes an outline as path operators, in hundredths of a millimetre. */
const pathOf = (outline: Outline): string =>
  outline
    .map(({ kind, to }) => {
      const places = to.map(mm => Math.round(mm * UNITS_PER_MM)).join(' ')
      return kind === 'Z' ? 'h\n' : `${places} ${kind.toLowerCase()}\n`
    })
    .join('')

/** Writes strips in their values, each over those before it. */
const stripOperators = <T>(strips: Strips<T>, colourOf: (value: T) => string): string =>
  strips
    .map(({ outline, rule, value }) => `${colourOf(value)}\n${pathOf(outline)}${rule === 'evenodd' ? 'f*' : 'f'}\n`)
    .join('')

const digits = (share: number): number => Math.round(share * 1e4) / 1e4

interface ShadeOperators {
  readonly clip: string
  readonly colours: string
  readonly opacities: string | undefined
}

const operatorsOf = ({ outline, rule, colours, opacities }: Shade): ShadeOperators => ({
  clip: `${pathOf(outline)}${rule === 'evenodd' ? 'W*' : 'W'} n\n`,
  colours: stripOperators(colours, ({ r, g, b }) => `${[r, g, b].map(shareOf).join(' ')} rg`),
  opacities: opacities && stripOperators(opacities, share => `${digits(share)} g`),
})

const packed = (text: string): Uint8Array => deflateSync(text, { level: LEVEL })

/** Registers a transparency group, in which strips hide those below them before anything shows through. */
function groupOf(context: PDFContext, operators: string, { BBox, space }: { BBox: number[]; space?: string }): PDFRef {
  const Group = { Type: 'Group', S: 'Transparency', ...(space ? { CS: space } : {}) }
  const facts = { Type: 'XObject', Subtype: 'Form', BBox, Group, Resources: {}, Filter: 'FlateDecode' }
  return context.register(PDFRawStream.of(context.obj(facts), packed(operators)))
}

/** Writes a form whose box fills the unit square, like that of a picture. */
const writerOf =
  ({ box }: Shade, { clip, colours, opacities }: ShadeOperators): WriteXObject =>
  ({ context }) => {
    const [x0, y0] = box
    const [width, height] = [boxWidth(box), boxHeight(box)]
    const BBox = box.map(mm => mm * UNITS_PER_MM)
    const content = groupOf(context, colours, { BBox })
    const mask = opacities && {
      Type: 'Mask',
      S: 'Luminosity',
      G: groupOf(context, opacities, { BBox, space: 'DeviceGray' }),
    }
    const XObject = { Colours: content }
    const Resources = mask ? { XObject, ExtGState: { Mask: { Type: 'ExtGState', SMask: mask } } } : { XObject }
    const facts = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox,
      // A piece's y axis points down.
      Matrix: [1 / (UNITS_PER_MM * width), 0, 0, -1 / (UNITS_PER_MM * height), -x0 / width, 1 + y0 / height],
      Resources,
      Filter: 'FlateDecode',
    }
    const operators = `${clip}${mask ? '/Mask gs\n' : ''}/Colours Do\n`
    return PDFRawStream.of(context.obj(facts), packed(operators))
  }

interface PackedShade {
  readonly key: string
  readonly operators: ShadeOperators
}

/** Kept as long as its shade, which all areas of a piece show. */
const kept = new WeakMap<Shade, PackedShade>()

function pack(shade: Shade): PackedShade {
  const known = kept.get(shade)
  if (known) return known
  const operators = operatorsOf(shade)
  const text = JSON.stringify([operators, shade.box])
  const made = { key: createHash('sha256').update(text).digest('hex'), operators }
  kept.set(shade, made)
  return made
}

/** Lets a page show outlines with a gradient that bends with the piece: Skia knows straight ones alone. */
export const shadesAmong =
  (substitutes: Substitutes): TakeShade =>
  shade => {
    const { key, operators } = pack(shade)
    return substitutes.add(`shade ${key}`, writerOf(shade, operators))
  }
