import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failure, type Finding, ok } from './finding.ts'

const REPO_ROOT = join(import.meta.dirname, '../../../../..')
const OLDEST_NODE = 24

/** Checks the program itself: its Node, its version, and whether its pages were built. */
export async function checkPrograms(): Promise<Finding[]> {
  const { version } = JSON.parse(await readFile(join(REPO_ROOT, 'apps/api/package.json'), 'utf8')) as {
    version: string
  }
  const isOld = Number(process.versions.node.split('.')[0]) < OLDEST_NODE
  const isBuilt = existsSync(join(REPO_ROOT, 'apps/web/dist/index.html'))
  return [
    isOld
      ? failure('versions', `Node ${process.versions.node} is too old: ${OLDEST_NODE} or newer is needed.`)
      : ok('versions', `Kitwright ${version} on Node ${process.versions.node}, ${process.platform} ${process.arch}.`),
    isBuilt
      ? ok('pages', 'The web app is built.')
      : failure('pages', 'The web app is not built, so there are no pages: npm run build, or npm start.'),
  ]
}
