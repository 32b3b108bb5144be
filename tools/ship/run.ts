import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ensureWebBuiltToShip } from '../start/buildWeb.ts'
import { printFailure } from '../start/printStatus.ts'
import { assemble } from './assemble.ts'
import { assembleBase } from './base.ts'
import { check, requirePorts } from './check.ts'
import { HOME_IN_IMAGE } from './programRunner.ts'

/**
 * `npm run ship -- <folder>` assembles the production program; with `--base <root>`, also its parts of Debian, as the
 * root of an image. `npm run ship -- --check` assembles both in a temporary place, starts the server in them as an
 * unprivileged user on a separate PostgreSQL and exercises all functions of a shop once.
 */
async function main(): Promise<void> {
  const [where, option, base] = process.argv.slice(2)
  const isBased = option === '--base' && base !== undefined
  if (where === undefined || (option !== undefined && !isBased))
    throw new Error('Type it so: npm run ship -- <folder> [--base <root>], or npm run ship -- --check')
  if (where === '--check') await requirePorts()
  await ensureWebBuiltToShip()
  if (where !== '--check') {
    assemble(resolve(where))
    if (isBased) assembleBase(resolve(base), resolve(where))
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-ship-'))
  try {
    const root = join(folder, 'root')
    const tree = join(root, HOME_IN_IMAGE)
    mkdirSync(dirname(tree), { recursive: true })
    assemble(tree)
    chmodSync(folder, 0o755)
    await check(root, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main().catch(printFailure)
