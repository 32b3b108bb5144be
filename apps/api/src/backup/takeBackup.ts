import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../config/index.ts'
import { backUp, type Installation } from './backup.ts'
import type { Manifest } from './manifest.ts'

const NAME = /^kitwright-\d{8}T\d{9}Z\.zip$/
const DRAFT = /^kitwright-\d{8}T\d{9}Z\.zip\.part$/
const DAY_MS = 24 * 60 * 60 * 1000

/** Sorts by name as by time. */
const nameOf = (now: Date): string => `kitwright-${now.toISOString().replace(/[-:.]/g, '')}.zip`

export interface Taken {
  readonly path: string
  readonly manifest: Manifest
  /** How many older ones went. */
  readonly removed: number
}

/** Writes a backup of this moment into the folder and removes all but the newest ones, and what a killed one has left. */
export async function takeBackup(
  installation: Installation,
  { folder, keep }: { readonly folder: string; readonly keep: number },
): Promise<Taken> {
  makeFolder(folder, 0o700)
  await removeDrafts(folder)
  const path = join(folder, nameOf(new Date()))
  const manifest = await backUp(installation, path)
  return { path, manifest, removed: await removeOld(folder, keep) }
}

async function removeOld(folder: string, keep: number): Promise<number> {
  const all = (await readdir(folder)).filter(name => NAME.test(name)).toSorted()
  const old = all.slice(0, Math.max(0, all.length - keep))
  for (const name of old) await rm(join(folder, name))
  return old.length
}

/** Another installation may be writing into the same folder, but not for a day. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(join(folder, name), { force: true })
  }
}
