import { findGarment, type Garment } from '@kitwright/garment'
import type { CommandRefusal } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'
import { edgeKey, edgesOf } from '../creation/edgeKeys.ts'
import type { Piping } from '../schema/piping.ts'

interface GarmentTargets {
  readonly parts: ReadonlySet<string>
  readonly pieces: ReadonlySet<string>
  readonly edges: ReadonlySet<string>
  /** `name=value` of every option that some variant offers. */
  readonly options: ReadonlySet<string>
}

const known = new WeakMap<Garment, GarmentTargets>()

/** Null where the garment is not loaded: then whoever reads the document checks it, as `parseDesign` does. */
function targetsOf(document: DesignDocument): GarmentTargets | null {
  const garment = findGarment(document.garment)
  if (!garment) return null
  const before = known.get(garment)
  if (before) return before
  const targets: GarmentTargets = {
    parts: new Set(garment.parts),
    pieces: new Set(garment.models.flatMap(model => model.pieces.map(piece => piece.id))),
    edges: edgesOf(garment.models),
    options: new Set(
      garment.variants.flatMap(v => Object.entries(v.options).map(([name, value]) => `${name}=${value}`)),
    ),
  }
  known.set(garment, targets)
  return targets
}

const refuseUnless = (isKnown: boolean | undefined, refusal: CommandRefusal): CommandRefusal | null =>
  (isKnown ?? true) ? null : refusal

export const missingPart = (document: DesignDocument, part: string): CommandRefusal | null =>
  refuseUnless(targetsOf(document)?.parts.has(part), 'unknownPart')

export const missingPiece = (document: DesignDocument, piece: string): CommandRefusal | null =>
  refuseUnless(targetsOf(document)?.pieces.has(piece), 'unknownPiece')

export const missingEdge = (document: DesignDocument, { edges }: Piping): CommandRefusal | null => {
  const targets = targetsOf(document)
  return refuseUnless(targets ? edges.every(edge => targets.edges.has(edgeKey(edge))) : true, 'unknownEdge')
}

export const missingOption = (document: DesignDocument, name: string, value: string): CommandRefusal | null =>
  refuseUnless(targetsOf(document)?.options.has(`${name}=${value}`), 'unknownOption')
