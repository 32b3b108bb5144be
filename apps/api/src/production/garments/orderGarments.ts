import {
  designForVersion,
  type DesignDocument,
  kitOf,
  type KitRole,
  personalise,
  type PrintedPlayer,
} from '@kitwright/design'
import { findVariant, getGarment, parseSize, type PieceOfModel, piecesOf, runOf, type Size } from '@kitwright/garment'
import { readStored } from '../../designs/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { LineToSew, OrderToSew } from '../../orders/index.ts'
import { PackError } from './packError.ts'

/** One garment of an order to be sewn. */
export interface GarmentToSew {
  /** The order's line and the garment's number within it, both from 1. */
  readonly line: number
  readonly garment: number
  readonly lineId: string
  readonly designId: string
  /** The details that identify the garment in a problem report. */
  readonly who: Readonly<Record<'line' | 'name' | 'number' | 'size', string>>
  readonly size: Size
  readonly fabric: string
  /** Null if the design itself is sewn, with its own texts. */
  readonly player: PrintedPlayer | null
  readonly document: DesignDocument
  readonly documentHash: string
  readonly design: string
  readonly revision: number
  /** The kit of the design; null for home. */
  readonly kit: KitRole | null
}

/** Returns the kit that a line is sewn in. A goalkeeper has their own beside home, if the design has one. */
const kitWorn = (stored: DesignDocument, { kit, version }: LineToSew): KitRole | null =>
  kit ?? (version === 'goalkeeper' && kitOf(stored, 'goalkeeper') ? 'goalkeeper' : null)

const whoOf = (line: LineToSew, at: number): GarmentToSew['who'] => ({
  line: String(at),
  name: line.print_name || line.player_name,
  number: line.number === null ? '' : String(line.number),
  size: line.size,
})

/** Sets the line's sleeve on a garment that offers sleeves. */
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
  const stored = readStored(line.document)
  const size = parseSize(line.size, runOf(getGarment(stored.garment).productType))
  if (!size) throw new PackError('size-unknown', who)
  // A revision made since may have lost the kit: an order for an away kit must not be sewn as the home kit.
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

/** Returns every garment of an order, line by line. Throws a `PackError` that names the one that cannot be made. */
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
