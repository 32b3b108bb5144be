import { existsSync } from 'node:fs'
import { execute } from './execute.ts'

/** Installs packages where this is a Debian and we are root; not every Debian has each. */
export async function installDebian(names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing Debian’s ${names.join(', ')}`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await execute('apt-get', ['update', '-qq'], quiet)
  for (const name of names) await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
}
