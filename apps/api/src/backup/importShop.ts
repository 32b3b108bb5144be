import { createInterface } from 'node:readline'
import { z } from 'zod'
import { type ImportedRows, importRows } from '../database/index.ts'
import { removeTenantFiles } from '../files/index.ts'
import type { Installation } from './backup.ts'
import { isGiven } from './exportShop.ts'
import { BackupError, FILES, type Manifest } from './archive/manifest.ts'
import { type ArchiveReader, checkArchive, openArchive } from './archive/readArchive.ts'

/** A shop as its export names it. */
export interface ExportedShop {
  readonly id: string
  readonly slug: string
  readonly hosts: readonly string[]
}

export interface ShopArchive {
  readonly manifest: Manifest
  readonly shop: ExportedShop
  /**
   * Writes the shop’s files and rows, all or nothing, under these names. Nothing of a tenant with this id may be there. Throws a
   * {@link BackupError} or a `LoadError` with a plain sentence.
   */
  importInto(place: Installation, names: ImportNames): Promise<ImportedRows & { readonly files: number }>
}

export interface ImportNames {
  readonly slug: string
  /** Replace the hosts of the export; undefined keeps those. */
  readonly hosts: readonly string[] | undefined
}

/** Reads the export of one shop to its end and lends it to the work. Throws a {@link BackupError} where it is damaged, or is no export. */
export async function withShopArchive<T>(path: string, work: (archive: ShopArchive) => Promise<T>): Promise<T> {
  const archive = await openArchive(path)
  try {
    if (archive.manifest.shop === undefined)
      throw new BackupError(`${path} is a backup of all shops and no export of one: restore reads it.`)
    await checkArchive(archive)
    const shop = await readShop(archive)
    return await work({
      manifest: archive.manifest,
      shop,
      importInto: async (place, names) => fill(archive, shop, { place, names }),
    })
  } finally {
    archive.close()
  }
}

interface ShopImport {
  readonly place: Installation
  readonly names: ImportNames
}

async function fill(
  archive: ArchiveReader,
  { id }: ExportedShop,
  { place, names }: ShopImport,
): Promise<ImportedRows & { files: number }> {
  const { databaseUrl, files } = place
  try {
    const entries = archive.manifest.entries.filter(({ name }) => name.startsWith(FILES))
    for (const { name } of entries) {
      const key = name.slice(FILES.length)
      if (!KEY.test(key)) throw new BackupError(`The export is damaged: ${name} is no name of a file of ours.`)
      await files.put(`${id}/${key}`, await archive.open(name))
    }
    const { tables } = archive.manifest.dump
    // The rows come last and in one transaction, so that an interrupted import leaves no shop.
    const imported = await importRows(databaseUrl, { tenantId: id, tables, isGiven, ...names }, async table =>
      archive.open(`tables/${table}.jsonl`),
    )
    return { ...imported, files: entries.length }
  } catch (error) {
    await removeTenantFiles(files, { tenantId: id })
    throw error
  }
}

/** The pattern of our own keys. A name that leads out of the shop's folder does not match. */
const KEY = /^(?!.*\.\.)[0-9a-z/.-]+$/
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const tenantSchema = z.object({ id: z.string().regex(ID), slug: z.string() })
const hostSchema = z.object({ host: z.string() })

async function readShop({ manifest, open }: ArchiveReader): Promise<ExportedShop> {
  const [shop] = await readLines(open, 'tenants')
  const tenant = tenantSchema.safeParse(shop).data
  if (tenant === undefined)
    throw new BackupError(`The export of ${manifest.shop} is damaged: it does not name its shop.`)
  const hosts = z.array(hostSchema).safeParse(await readLines(open, 'tenant_hosts')).data
  if (hosts === undefined)
    throw new BackupError(`The export of ${manifest.shop} is damaged: it does not say where the shop is found.`)
  return { id: tenant.id, slug: tenant.slug, hosts: hosts.map(({ host }) => host) }
}

async function readLines(open: ArchiveReader['open'], table: string): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  for await (const line of createInterface(await open(`tables/${table}.jsonl`))) rows.push(parseLine(line, table))
  return rows
}

function parseLine(line: string, table: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new BackupError(`The export is damaged: a row of ${table} is no JSON.`, { cause: error })
  }
}
