import { statfs } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pluralise, type Config, diskReason } from '../../config/index.ts'
import type { Database } from '../../database/index.ts'
import { type FileStore, findCorruptUploads, hashInKey, hashBytes, StoreError, uploadIdOf } from '../../files/index.ts'
import { failure, type Finding, ok, warning } from './finding.ts'

const GB = 1e9
/** Below these limits PostgreSQL and uploads will fail soon, or do already. */
const LITTLE_GB = 2
const MIN_GB = 0.3

/** Checks the free disk space of the stores. Skips a store that is not a folder of this machine. */
export async function checkDisk({ dataDir, filesUrl }: Config): Promise<Finding[]> {
  const folders = [dataDir, ...(filesUrl.startsWith('file:') ? [fileURLToPath(filesUrl)] : [])]
  const findings = new Map<string, Finding>()
  for (const folder of folders) {
    const found = await statfs(folder).catch(() => null)
    if (!found) continue
    const free = (found.bavail * found.bsize) / GB
    const text = `${free.toFixed(1)} GB free of ${((found.blocks * found.bsize) / GB).toFixed(0)} where ${folder} is.`
    const state = free < MIN_GB ? failure : free < LITTLE_GB ? warning : ok
    findings.set(`${found.type} ${found.blocks}`, state('disk', text))
  }
  return [...findings.values()]
}

interface FileCheckInput {
  readonly database: Database
  readonly files: FileStore
  readonly shopIds: readonly string[]
}

const DAY_MS = 24 * 60 * 60 * 1000
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Checks that the store is writable, that each row has its bytes and that all bytes have their row. */
export async function checkFiles(kept: FileCheckInput): Promise<Finding[]> {
  const refusal = await kept.files.probe().then(
    () => undefined,
    (error: Error) => diskReason(error) ?? error.message,
  )
  if (refusal !== undefined) return [failure('files', `Nothing can be kept: ${refusal}.`)]
  return [ok('files', 'The store takes a file.'), ...(await checkOrphans(kept))]
}

async function checkOrphans({ database, files, shopIds }: FileCheckInput): Promise<Finding[]> {
  const missing: string[] = []
  let rowless = 0
  for (const tenantId of shopIds) {
    const ids = await database.withTenant(tenantId, async trx => trx.selectFrom('files').select('id').execute())
    const rows = new Set(ids.map(({ id }) => id))
    for await (const { key, writtenAt } of files.list(`${tenantId}/`)) {
      const id = uploadIdOf(key)
      if (id !== undefined && !rows.delete(id) && Date.now() - writtenAt.getTime() > 2 * DAY_MS) rowless += 1
    }
    missing.push(...[...rows].map(id => `${tenantId}/${id}`))
  }
  const strangers = await listStrangers(files, new Set(shopIds))
  return [
    missing.length > 0
      ? failure(
          'orphans',
          `${pluralise(missing.length, 'upload')} without its bytes: fetch from a backup. ${some(missing)}`,
        )
      : ok('orphans', 'Every upload has its bytes.'),
    ...(rowless > 0
      ? [
          warning(
            'orphans',
            `${pluralise(rowless, 'file')} of no upload: a running server removes what belongs to nobody.`,
          ),
        ]
      : []),
    ...(strangers.length > 0
      ? [warning('orphans', `Folders of no shop, which can be removed: ${some(strangers)}`)]
      : []),
  ]
}

/**
 * Checks that each file matches its upload, by reading all of them. Print files are verified whenever they are used.
 */
export async function checkBytes({ database, files, shopIds }: FileCheckInput): Promise<Finding> {
  const altered = await findCorruptUploads({ database, files, tenantIds: shopIds })
  for (const shopId of shopIds)
    for await (const { key } of files.list(`${shopId}/`)) if (!(await isAsNamed(files, key))) altered.push(key)
  if (altered.length === 0) return ok('bytes', 'Every upload, font and colour profile is what came.')
  const text = `${pluralise(altered.length, 'file')} other than came: fetch from a backup. Nothing is printed with them. ${some(altered)}`
  return failure('bytes', text)
}

async function isAsNamed(files: FileStore, key: string): Promise<boolean> {
  const begin = hashInKey(key)
  if (begin === undefined) return true
  const bytes = await files.find(key).catch((error: unknown) => {
    if (error instanceof StoreError && error.kind === 'altered') return null
    throw error
  })
  return bytes === undefined || (bytes !== null && (await hashBytes(bytes)).startsWith(begin))
}

const some = (names: readonly string[]): string => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`

async function listStrangers(files: FileStore, shopIds: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>()
  for await (const { key } of files.list()) {
    const [folder = ''] = key.split('/')
    if (UUID.test(folder) && !shopIds.has(folder)) found.add(folder)
  }
  return [...found]
}
