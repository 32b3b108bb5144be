import { pluralise } from '../../config/index.ts'
import type { MigrationState } from '../../database/index.ts'
import { failure, type Finding, ok, warning } from './finding.ts'

const PART = 'schema'

/** Checks that the database matches this version. */
export function checkMigrations({ applied, missing, unknown, barring }: MigrationState): Finding {
  if (barring.length > 0)
    return failure(PART, `The database is newer than this program (${barring.join(', ')}): use the version that runs.`)
  if (unknown.length > 0)
    return warning(
      PART,
      `The database is newer than this program (${unknown.join(', ')}), which runs on it; commands that change something are those of the newer one.`,
    )
  if (applied.length === 0) return warning(PART, 'The database is empty: the first start fills it.')
  if (missing.length > 0)
    return warning(PART, `${pluralise(missing.length, 'step')} to be applied by the next start, from ${missing[0]} on.`)
  return ok(PART, `${pluralise(applied.length, 'step')} applied, the last is ${applied.at(-1)!.name}.`)
}
