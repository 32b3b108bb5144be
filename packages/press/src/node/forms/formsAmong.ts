import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { ShapeForm, TakeForm } from '@kitwright/artwork'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { PDFRawStream } from '@cantoo/pdf-lib'
import type { Substitutes, WriteXObject } from '../substitutes/substitutes.ts'
import { shareOf } from '../inkConversion/rewrite.ts'
import { formOperators, UNITS_PER_MM } from './formOperators.ts'

interface PackedForm {
  readonly key: string
  readonly contents: Uint8Array
}

type Colour = Parameters<TakeForm>[1]

/** Packed forms by colour, shared by a squad's garments. */
const packed = new WeakMap<ShapeForm, Map<string, PackedForm>>()
/** A club has a few inks. */
const MOST_COLOURS = 4
const LEVEL = 6

function pack(form: ShapeForm, { r, g, b }: Colour): PackedForm {
  const colour = [r, g, b].map(shareOf).join(' ')
  const byColour = packed.get(form) ?? new Map<string, PackedForm>()
  packed.set(form, byColour)
  const known = byColour.get(colour)
  if (known) return known
  if (byColour.size >= MOST_COLOURS) byColour.clear()
  const operators = `${colour} rg\n${formOperators(form)}`
  const key = createHash('sha256').update(operators).update(form.box.join()).digest('hex')
  const made = { key, contents: deflateSync(operators, { level: LEVEL }) }
  byColour.set(colour, made)
  return made
}

/** Writes a form whose box fills the unit square, like that of a picture. */
const writerOf =
  ({ box }: ShapeForm, { contents }: PackedForm): WriteXObject =>
  ({ context }) => {
    const [x0, y0] = box
    const [width, height] = [boxWidth(box), boxHeight(box)]
    const facts = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: box.map(mm => mm * UNITS_PER_MM),
      // A tile's y axis points down.
      Matrix: [1 / (UNITS_PER_MM * width), 0, 0, -1 / (UNITS_PER_MM * height), -x0 / width, 1 + y0 / height],
      Resources: {},
      Filter: 'FlateDecode',
    }
    return PDFRawStream.of(context.obj(facts), contents)
  }

/**
 * Lets a page show outlines that the file stores once, as curves. Skia would rewrite them point by point in each place.
 */
export const formsAmong =
  (substitutes: Substitutes): TakeForm =>
  (form, colour) => {
    const made = pack(form, colour)
    return substitutes.add(`form ${made.key}`, writerOf(form, made))
  }
