import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pruneIcons } from './pruneIcons.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'kitwright-thin-'))
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

const folderOf = (id: string): string => join(tree, 'node_modules/@iconify-json', id)

function put(id: string, names: readonly string[], more: object = {}, categories = {}): void {
  mkdirSync(folderOf(id), { recursive: true })
  const icons = Object.fromEntries(names.map(name => [name, { body: `<path d="${name}"/>` }]))
  writeFileSync(join(folderOf(id), 'icons.json'), JSON.stringify({ prefix: id, icons, ...more, width: 24, height: 24 }))
  writeFileSync(join(folderOf(id), 'metadata.json'), JSON.stringify({ categories }))
  writeFileSync(join(folderOf(id), 'chars.json'), '{}')
}

test('packaged drawings that the library offers stay, with their names', () => {
  put('tabler', ['crown', 'brand-x', 'bell-off'])
  const aliases = { king: { parent: 'crown-fill' }, thin: { parent: 'crown-thin' } }
  put('ph', ['crown-fill', 'crown-thin', 'apple-logo-fill'], { aliases })
  put('mdi', ['shield', 'github'], {}, { 'Brand / Logo': ['github'] })
  put('fluent-emoji-flat', ['hand', 'hand-dark', 'flag-khmer'], {}, { Flags: ['flag-khmer'] })
  pruneIcons(tree)
  const left = (id: string): unknown => JSON.parse(readFileSync(join(folderOf(id), 'icons.json'), 'utf8'))
  const only = (name: string) => ({ icons: { [name]: { body: `<path d="${name}"/>` } }, width: 24, height: 24 })
  expect(left('tabler')).toEqual({ prefix: 'tabler', ...only('crown') })
  expect(left('ph')).toEqual({ prefix: 'ph', ...only('crown-fill'), aliases: { king: { parent: 'crown-fill' } } })
  expect(left('mdi')).toEqual({ prefix: 'mdi', ...only('shield') })
  expect(left('fluent-emoji-flat')).toEqual({ prefix: 'fluent-emoji-flat', ...only('hand') })
  expect(existsSync(join(folderOf('mdi'), 'chars.json'))).toBe(false)
})
