import { createRequire } from 'node:module'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FEATURES } from '@kitwright/vector/testing'
import { PROGRAMS } from './programs.ts'
import { SCENES } from './scenes.ts'
import { writeScene } from './writeScene.ts'

/** Drawings of the packaged collections, every so many. */
function* packaged(): Generator<[string, string]> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, { body: string }> }
  for (const [i, [name, { body }]] of Object.entries(icons).entries())
    if (i % 40 === 0)
      yield [
        `emoji ${name}`,
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32">${body}</svg>`,
      ]
}

/** Every drawing as every program writes it, every feature by itself, and some of the packaged drawings. */
const ours = (): [name: string, svg: string][] => [
  ...Object.entries(PROGRAMS).flatMap(([program, options]) =>
    Object.entries(SCENES).map(([scene, items]): [string, string] => [
      `${program} ${scene}`,
      writeScene(items, options),
    ]),
  ),
  ...Object.entries(FEATURES),
  ...packaged(),
]

/** Our own files, or those of a folder. */
export const listFiles = (folder?: string): [name: string, bytes: Uint8Array][] =>
  folder === undefined
    ? ours().map(([name, svg]) => [name, new TextEncoder().encode(svg)])
    : readdirSync(folder).map(name => [name, readFileSync(join(folder, name))])
