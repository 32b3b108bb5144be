import type { Cell } from '../database/index.ts'
import type { FileStore } from '../files/index.ts'

/**
 * File store as one cell's backup sees it: the files of the cell's own shops. The home cell also has files that belong
 * to no shop.
 */
export function filesOfCell(files: FileStore, cells: readonly Pick<Cell, 'upkeep'>[], at: number): FileStore {
  const listIds = async ({ upkeep }: Pick<Cell, 'upkeep'>): Promise<string[]> =>
    upkeep.withPlatform(async trx => (await trx.selectFrom('tenants').select('id').execute()).map(({ id }) => id))
  const isOwn = async (): Promise<(folder: string) => boolean> => {
    const own = new Set(await listIds(cells[at]!))
    if (at > 0) return folder => own.has(folder)
    // If a cell is unreachable, the files of its shops are included in this backup too.
    const others = await Promise.all(cells.slice(1).map(async cell => listIds(cell).catch(() => [])))
    const elsewhere = new Set(others.flat().filter(id => !own.has(id)))
    return folder => !elsewhere.has(folder)
  }
  return {
    ...files,
    async *list(prefix) {
      const isWanted = await isOwn()
      for await (const kept of files.list(prefix)) if (isWanted(kept.key.split('/')[0]!)) yield kept
    },
  }
}
