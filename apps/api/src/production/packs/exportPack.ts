import type { Transaction } from '../../database/index.ts'
import { writeWhole } from '../../files/index.ts'
import { findOrderFingerprint, type OrderSign } from '../../orders/index.ts'
import { choicesOf, choosePrinter } from '../printers/choosePrinter.ts'
import { requestPack, PackInProgressError } from './records/requestPack.ts'
import { openPackArchive } from './packDownload.ts'
import { findPack, type PackRecord } from './records/packStore.ts'
import { PackLeaseHeldError } from './records/packLease.ts'
import type { PackDependencies } from './run/packRun.ts'
import { runPack } from './run/runPack.ts'
import { problemSentence } from './problemSentence.ts'

/** The reason that there is no pack, in a sentence for the operator. */
export class PackUnavailableError extends Error {
  override name = 'PackUnavailableError'
}

interface PackExport {
  readonly tenantId: string
  readonly orderId: string
  /** The path of the archive, which is written whole or not at all. */
  readonly path: string
  /** The name of the supplier's printer that it is for; the default printer if absent. */
  readonly printer?: string | undefined
}

/** Returns the id of the printer with this name. Throws a `PackUnavailableError` that lists the available names. */
async function printerCalled(trx: Transaction, order: OrderSign, name: string): Promise<string> {
  const { printers } = await choicesOf(trx, order)
  const found = printers.find(each => each.name.toLowerCase() === name.toLowerCase())
  if (found) return found.id
  const names = printers.map(each => `“${each.name}”`).join(', ')
  throw new PackUnavailableError(
    `The supplier has no printer “${name}”. ${names === '' ? 'No printer of theirs is known.' : `There are ${names}.`}`,
  )
}

async function run(
  { tenantId, orderId, printer: called }: PackExport,
  dependencies: PackDependencies,
): Promise<PackRecord> {
  const { database, now } = dependencies
  const asked = database.withTenant(tenantId, async trx => {
    const order = (await findOrderFingerprint(trx, orderId))!
    const wish = called === undefined ? {} : { printer: await printerCalled(trx, order, called) }
    const printer = await choosePrinter(trx, order, wish)
    return (await requestPack(trx, { order, by: null, now: now(), printer })).id
  })
  const packId = await asked.catch((error: unknown) => {
    throw error instanceof PackInProgressError
      ? new PackUnavailableError('Another pack of it is being made. Try again when it is done.')
      : error
  })
  await runPack({ tenantId, packId }, dependencies).catch((error: unknown) => {
    if (!(error instanceof PackLeaseHeldError)) throw error
  })
  return (await database.withTenant(tenantId, async trx => findPack(trx, packId)))!
}

/**
 * Runs a pack immediately in this process, as the queue would; records the files and the requester in the same form.
 * Throws a `PackUnavailableError`, or the error that broke it.
 */
export async function exportPack(wanted: PackExport, dependencies: PackDependencies): Promise<PackRecord> {
  const pack = await run(wanted, dependencies)
  if (pack.problem)
    throw new PackUnavailableError(await problemSentence({ id: pack.problem, values: pack.problem_values ?? {} }))
  if (pack.state === 'canceled') throw new PackUnavailableError('The pack was stopped in the office.')
  if (pack.state !== 'done')
    throw new PackUnavailableError(
      `The pack is already being made: ${pack.pieces_made} of ${pack.pieces} pieces. Try again when it is done.`,
    )
  const { files } = dependencies
  await writeWhole({ path: wanted.path }, await openPackArchive({ files, tenantId: wanted.tenantId, pack }))
  return pack
}
