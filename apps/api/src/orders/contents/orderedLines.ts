import type { UnprintedField } from '@kitwright/design'
import type { Transaction } from '../../database/index.ts'
import { unprintedIn } from '../record/present.ts'
import { listPrintedRoles } from './printedRoles.ts'
import { type LineRecord, listLines } from '../record/store.ts'

export interface OrderedLine extends LineRecord {
  /** The fields, player's name or number, that the design has no place for. */
  readonly unprinted: readonly UnprintedField[]
}

/**
 * Returns every line of an order in its own sequence, in its present state: staff may have corrected a player since it
 * was placed.
 */
export async function listOrderedLines(trx: Transaction, orderId: string): Promise<OrderedLine[]> {
  const printedRoles = await listPrintedRoles(trx, orderId)
  return (await listLines(trx, orderId)).map(line => {
    const { design_id: designId, print_name: printName, player_name: playerName, number } = line
    return { ...line, unprinted: unprintedIn({ designId, printName, playerName, number }, printedRoles) }
  })
}
