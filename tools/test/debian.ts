import { existsSync } from 'node:fs'
import { execute } from './execute.ts'

/** Installs packages if this is Debian and the user is root; not every Debian has each package. */
export async function installDebian(names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing Debian’s ${names.join(', ')}`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await execute('apt-get', ['update', '-qq'], quiet)
  // Nothing that is installed is removed for a package.
  const options = ['-y', '-qq', '--no-install-recommends', '--no-remove']
  for (const name of names) await execute('apt-get', ['install', ...options, name], quiet)
}
