import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureWebBuiltToShip } from '../start/buildWeb.ts'
import { tellFailure } from '../start/tell.ts'
import { assemble } from './assemble.ts'
import { check, requirePorts } from './check.ts'

/**
 * `npm run ship -- <folder>` assembles what production runs; `npm run ship -- --check` assembles it aside, starts it as a stranger on a
 * PostgreSQL of its own and has it do everything a shop does once.
 */
async function main(): Promise<void> {
  const [where] = process.argv.slice(2)
  if (where === undefined) throw new Error('Type it so: npm run ship -- <folder>, or npm run ship -- --check')
  if (where === '--check') await requirePorts()
  await ensureWebBuiltToShip()
  if (where !== '--check') return assemble(resolve(where))
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-ship-'))
  try {
    const tree = join(folder, 'tree')
    assemble(tree)
    chmodSync(folder, 0o755)
    await check(tree, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main().catch(tellFailure)
