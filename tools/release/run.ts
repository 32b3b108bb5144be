import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { printFailure } from '../start/printStatus.ts'
import { release, ReleaseError } from './release.ts'

/** `npm run release -- 0.2.0`: gives the unreleased changes a version number, commits that and tags it `v0.2.0`. */
async function main(): Promise<void> {
  const [version] = process.argv.slice(2)
  if (version === undefined) throw new ReleaseError('Type it so: npm run release -- 0.2.0')
  const root = join(import.meta.dirname, '../..')
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain') !== '') throw new ReleaseError('Commit or put away your changes first.')
  if (git('tag', '--list', `v${version}`) !== '') throw new ReleaseError(`There is a tag v${version} already.`)
  const written = release(root, { version, day: new Date().toISOString().slice(0, 10) })
  git('add', ...written)
  git('commit', '--quiet', '-m', `release: number what is new as ${version}`)
  git('tag', `v${version}`)
  console.log(`${version} is committed and tagged v${version}. Push both: git push --follow-tags`)
}

await main().catch(printFailure)
