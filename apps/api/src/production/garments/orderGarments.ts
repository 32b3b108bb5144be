import {
  designForVersion,
  type DesignDocument,
  kitOf,
  type KitRole,
  personalise,
  type PrintedPlayer,
} from '@kitwright/design'
import { findVariant, getGarment, parseSize, type PieceOfModel, piecesOf, type Size } from '@kitwright/garment'
import { readStored } from '../../designs/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { LineToSew, OrderToSew } from '../../orders/index.ts'
import { PackError } from './packError.ts'

/** One garment of an order, as it is to be sewn. */
export interface GarmentToSew {
  /** The order's line and which garment of it, both from 1. */
  readonly line: number
  readonly garment: number
  readonly lineId: string
  readonly designId: string
  /** How whoever reads of a problem knows it. */
  readonly who: Readonly<Record<'line' | 'name' | 'number' | 'size', string>>
  readonly size: Size
  readonly fabric: string
  /** Null where the design itself is sewn, with the texts that it has. */
  readonly player: PrintedPlayer | null
  readonly document: DesignDocument
  readonly documentHash: string
  readonly design: string
  readonly revision: number
  /** The kit of the design; null for home. */
  readonly kit: KitRole | null
}

/** A goalkeeper has their own beside home, where the design has one. */
const kitWorn = (stored: DesignDocument, { kit, version }: LineToSew): KitRole | null =>
  kit ?? (version === 'goalkeeper' && kitOf(stored, 'goalkeeper') ? 'goalkeeper' : null)

const whoOf = (line: LineToSew, at: number): GarmentToSew['who'] => ({
  line: String(at),
  name: line.print_name || line.player_name,
  number: line.number === null ? '' : String(line.number),
  size: line.size,
})

/** A garment that offers sleeves is sewn with those of the line. */
function withSleeve(document: DesignDocument, sleeve: string): DesignDocument {
  const options = { ...document.options, sleeve }
  const isOffered = 'sleeve' in document.options && findVariant(getGarment(document.garment), options) !== undefined
  return isOffered ? { ...document, options } : document
}

/**
 * Returns the player to print. If one of a design's lines names a player, its texts are samples, which no other line
 * wears: a line without name and number gets none. A design that was ordered by sizes alone is sewn as it was shown.
 */
function playerOf(line: LineToSew, isForPlayers: boolean): PrintedPlayer | null {
  const name = line.print_name || line.player_name
  return isForPlayers ? { name, number: line.number } : null
}

const namesSomebody = (line: LineToSew): boolean => (line.print_name || line.player_name) !== '' || line.number !== null

function garmentsOfLine(line: LineToSew, at: number, isForPlayers: boolean): GarmentToSew[] {
  const who = whoOf(line, at)
  const size = parseSize(line.size)
  if (!size) throw new PackError('size-unknown', who)
  const stored = readStored(line.document)
  // A design that was mended since may have lost it: nobody who ordered an away kit is sewn the home kit.
  if (line.kit !== null && !kitOf(stored, line.kit)) throw new PackError('kit-missing', who)
  const document = withSleeve(designForVersion(stored, line.version, line.kit), line.sleeve)
  const player = playerOf(line, isForPlayers)
  const { id: lineId, design_id: designId, document_hash: documentHash, design_name: design, revision, fabric } = line
  const same = {
    line: at,
    lineId,
    designId,
    who,
    size,
    fabric,
    player,
    document,
    documentHash,
    design,
    revision,
    kit: kitWorn(stored, line),
  }
  return Array.from({ length: line.qty }, (_, i) => ({ ...same, garment: i + 1 }))
}

/** Returns the pieces to cut for a garment, in the order of its sheets. Modelled trims are bought, not cut. */
export function cutPiecesOf({ document, player }: Pick<GarmentToSew, 'document' | 'player'>): PieceOfModel[] {
  const { options } = player ? personalise(document, player) : document
  return piecesOf(getGarment(document.garment), options).filter(({ piece }) => !piece.isTrim)
}

/** Every garment of an order, line by line. Throws a `PackError` that says whose cannot be made. */
export function garmentsOf({ lines }: Pick<OrderToSew, 'lines'>): GarmentToSew[] {
  const forPlayers = new Set(lines.filter(namesSomebody).map(line => line.document_hash))
  return lines.flatMap((line, i) => garmentsOfLine(line, i + 1, forPlayers.has(line.document_hash)))
}

/**
 * Like `garmentsOf`, for requests. The reason why a garment cannot be made is reported when its print files are
 * requested.
 */
export function garmentsAsked(order: Pick<OrderToSew, 'lines'>): GarmentToSew[] {
  try {
    return garmentsOf(order)
  } catch (error) {
    throw error instanceof PackError ? new ProblemError('order-unmakable') : error
  }
}
