import { type Config, explainDatabase, MAIN_CELL, StartError } from '../../config/index.ts'
import { type Cell, type CellToOpen, readMigrationState, requireKnownCells, sql } from '../../database/index.ts'
import { checkMigrations } from './checkMigrations.ts'
import { failure, type Finding, ok, warning } from './finding.ts'

const PART = 'cells'

/** Returns the cells that answer and match this version, home first, and the findings about the others. */
export async function checkOtherCells(
  home: CellToOpen,
  { databaseCells }: Pick<Config, 'databaseCells'>,
): Promise<{ readonly there: readonly CellToOpen[]; readonly findings: readonly Finding[] }> {
  const there = [home]
  const findings: Finding[] = []
  for (const cell of databaseCells) {
    const found = await examine(cell)
    if (found.state === 'ok') there.push(cell)
    findings.push({ ...found, part: PART, text: `${cell.name}: ${found.text}` })
  }
  return { there, findings }
}

async function examine({ databaseUrl }: CellToOpen): Promise<Finding> {
  try {
    return checkMigrations(await readMigrationState(databaseUrl))
  } catch (error) {
    const explained = explainDatabase(error, databaseUrl, 'DATABASE_CELLS')
    return failure(PART, explained instanceof Error ? explained.message : String(explained))
  }
}

/** Checks that the settings name every cell that has shops. */
export async function checkKnownCells(
  home: Cell,
  { databaseCells }: Pick<Config, 'databaseCells'>,
): Promise<Finding[]> {
  try {
    await requireKnownCells(home.upkeep, [MAIN_CELL, ...databaseCells.map(({ name }) => name)])
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [failure(PART, error.message)]
  }
}

interface Row {
  readonly slug: string
  readonly presence: string
  readonly hosts: readonly string[]
}

/** Checks that each shop, each name and each host is in one cell, and that no move was interrupted. */
export async function checkPlaces(cells: readonly Cell[]): Promise<Finding[]> {
  const findings: Finding[] = []
  const owners = new Map<string, string>()
  for (const { name, upkeep } of cells) {
    const { rows, isNoting } = await upkeep.withPlatform(async trx => ({
      rows: (await ROWS.execute(trx)).rows,
      isNoting: (await NOTING.execute(trx)).rows[0]!.is_there,
    }))
    const away = rows.filter(({ presence }) => presence !== 'here').map(({ slug }) => slug)
    if (away.length > 0 || isNoting) findings.push(warning(PART, leftBy(name, away)))
    for (const { slug, hosts } of rows.filter(({ presence }) => presence === 'here'))
      for (const what of [slug, ...hosts]) {
        const other = owners.get(what)
        if (other !== undefined && other !== name)
          findings.push(
            failure(PART, `${what} is in the cells ${other} and ${name}, and one of them is shown by chance.`),
          )
        owners.set(what, name)
      }
  }
  return findings.length > 0 || cells.length === 1 ? findings : [ok(PART, 'Every shop is in one of them.')]
}

const leftBy = (cell: string, slugs: readonly string[]): string =>
  slugs.length > 0
    ? `A move of ${slugs.join(', ')} is under way or was cut off (cell ${cell}): type it again if nobody is at it.`
    : `A move from the cell ${cell} was cut off and its notes of changes are still taken: type any shop move from there.`

const ROWS = sql<Row>`select slug, presence_of(id) as presence,
  array(select host from tenant_hosts where tenant_id = tenants.id) as hosts from tenants`
const NOTING = sql<{ is_there: boolean }>`select to_regclass('moving.changed_rows') is not null as is_there`
