import { setTimeout as wait } from 'node:timers/promises'
import { type Config, MAIN_CELL } from './config/index.ts'
import { type CellToOpen, migrate } from './database/index.ts'

const AGAIN_MS = 5_000

interface CellStartupOptions {
  /** Receives the reason at each try if a cell is unreachable. */
  readonly complain: (error: unknown, cell: string) => void
  readonly signal: AbortSignal
}

/**
 * Returns the databases of the settings, home first. The others are migrated when they answer. Until then they count as
 * unreachable, without delaying anything else.
 */
export function cellsOf(
  { databaseCells, databaseDirectUrl }: Pick<Config, 'databaseCells' | 'databaseDirectUrl'>,
  databaseUrl: string,
  watching: CellStartupOptions,
): CellToOpen[] {
  const others = databaseCells.map(cell => ({ ...cell, ready: bringUpToDate(cell, watching) }))
  return [{ name: MAIN_CELL, databaseUrl, directUrl: databaseDirectUrl }, ...others]
}

async function bringUpToDate(
  { name, databaseUrl }: CellToOpen,
  { complain, signal }: CellStartupOptions,
): Promise<void> {
  for (;;) {
    try {
      await migrate(databaseUrl)
      return
    } catch (error) {
      complain(error, name)
      await wait(AGAIN_MS, undefined, { signal, ref: false })
    }
  }
}
