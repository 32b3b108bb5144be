import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLLECTIONS, offeredOf } from '../../apps/api/src/graphics/index.ts'

interface Icons {
  readonly icons: Readonly<Record<string, { readonly hidden?: boolean }>>
  readonly aliases?: Readonly<Record<string, { readonly parent?: string }>>
}

interface Metadata {
  readonly categories?: Readonly<Record<string, readonly string[]>>
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Removes the drawings that the picture library does not offer from the packaged collections: more than half of them.
 */
export function pruneIcons(target: string): void {
  for (const collection of COLLECTIONS) {
    const folder = join(target, 'node_modules/@iconify-json', collection.id)
    const path = join(folder, 'icons.json')
    const file = read(path) as Icons
    const { categories = {} } = read(join(folder, 'metadata.json')) as Metadata
    const names = Object.keys(file.icons).filter(name => file.icons[name]!.hidden !== true)
    const icons = pick(file.icons, offeredOf(collection, { names, categories }))
    const { aliases } = file
    const met = aliases && Object.keys(aliases).filter(alias => Object.hasOwn(icons, aliases[alias]?.parent ?? ''))
    // The keys stay in their order: the last lines of the file give the size of the drawings.
    writeFileSync(path, JSON.stringify({ ...file, icons, ...(met && { aliases: pick(aliases, met) }) }))
    // The map from characters to drawings.
    const chars = join(folder, 'chars.json')
    if (existsSync(chars)) rmSync(chars)
  }
}

const pick = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(names.map(name => [name, all[name]!]))
