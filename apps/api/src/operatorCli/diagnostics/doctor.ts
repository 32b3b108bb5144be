import { parseArgs } from 'node:util'
import { type Config, MAIN_CELL } from '../../config/index.ts'
import { openUpkeepOfCells, readMigrationState } from '../../database/index.ts'
import type { Command } from '../command.ts'
import { sentenceOf } from '../sentenceOf.ts'
import { tableOf } from '../tableOf.ts'
import { withInstallation } from '../withInstallation.ts'
import { checkKnownCells, checkOtherCells, checkPlaces } from './checkCells.ts'
import { checkBackups } from './checkBackups.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkBytes, checkDisk, checkFiles } from './checkFiles.ts'
import { checkMailServer, checkMails } from './checkMails.ts'
import { checkMigrations } from './checkMigrations.ts'
import { checkShops, listShopIds } from './checkShops.ts'
import { checkPrograms } from './checkPrograms.ts'
import { failure, type Finding } from './finding.ts'

const FLAGS = { bytes: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } as const

interface DoctorOptions {
  readonly bytes: boolean
}

export const doctor: Command = {
  name: 'doctor',
  usage: '[--bytes] [--json]',
  about:
    'Looks at everything that can be amiss (database, files, disk, mail, clock, versions, backups, shops, what belongs to nobody; with --bytes also whether each file is what came, which reads all of them) and says what to do. Changes nothing; the exit code is 1 where something is an error.',
  async run(args, config, { tell }) {
    const { values } = parseArgs({ args: [...args], options: FLAGS })
    const findings = await examine(config, values)
    if (values.json) tell(JSON.stringify(findings, null, 2))
    else tell(tableOf(findings.map(({ state, part, text }) => ({ state, part, finding: text }))))
    return findings.some(({ state }) => state === 'error') ? 1 : 0
  },
}

async function examine(config: Config, asked: DoctorOptions): Promise<Finding[]> {
  const outside = [...(await checkPrograms()), ...(await checkDisk(config)), await checkMailServer(config)]
  try {
    return [...outside, ...(await examineInstallation(config, asked))]
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    return [...outside, failure(sentence.endsWith('(FILES_URL)') ? 'files' : 'database', sentence)]
  }
}

const LONGEST_CLOSE_MS = 5_000

async function examineInstallation(config: Config, { bytes }: DoctorOptions): Promise<Finding[]> {
  return withInstallation(config, async ({ databaseUrl, files }) => {
    const state = await readMigrationState(databaseUrl)
    const migrations = checkMigrations(state)
    if (state.applied.length === 0) return [migrations]
    const others = await checkOtherCells({ name: MAIN_CELL, databaseUrl }, config)
    const { upkeep: database, cells, close } = openUpkeepOfCells(others.there)
    try {
      const findings = [...(await checkDatabase(cells[0]!.upkeep, config)), migrations, ...others.findings]
      // Nothing is known about a database of another version.
      if (migrations.state !== 'ok') return findings
      const shopIds = await listShopIds(database)
      const unknownCells = await checkKnownCells(cells[0]!, config)
      const areAllThere = unknownCells.length === 0 && cells.length === 1 + config.databaseCells.length
      return [
        ...findings,
        ...unknownCells,
        ...(await checkPlaces(cells)),
        ...(await checkShops(database)),
        // Files of unreachable shops would appear to be orphans.
        ...(areAllThere ? await checkFiles({ database, files, shopIds }) : []),
        ...(bytes ? [await checkBytes({ database, files, shopIds })] : []),
        await checkMails(database, shopIds),
        ...(await checkBackups(database, config)),
      ]
    } finally {
      await close(LONGEST_CLOSE_MS)
    }
  })
}
