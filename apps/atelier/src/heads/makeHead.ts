import { mkdir, writeFile } from 'node:fs/promises'
import type { HeadFile } from '@kitwright/scene/head'
import { readCanonicalFace } from './canonicalFace.ts'
import { makeEar } from './ear.ts'
import { makeEyes } from './eyes.ts'
import { openFace } from './mesh.ts'
import { makeMouth } from './mouth.ts'
import { occludeHead } from './occludeHead.ts'
import { packHead } from './packHead.ts'
import { sewSkull } from './sewSkull.ts'

const FOLDER = new URL('../../../../packages/library/assets/players/', import.meta.url).pathname

/** Builds the one head that everybody's is a change of. */
export async function buildHead(): Promise<HeadFile> {
  const mesh = openFace(readCanonicalFace())
  const eyes = makeEyes(mesh)
  const mouth = makeMouth(mesh)
  sewSkull(mesh)
  return packHead(mesh, { eyes, mouth, light: occludeHead(mesh), ear: await makeEar() })
}

/** Builds the head and writes it to the library. */
export async function makeHead(tell: (line: string) => void, folder = FOLDER): Promise<void> {
  const head = await buildHead()
  await mkdir(folder, { recursive: true })
  const text = `${JSON.stringify(head)}\n`
  await writeFile(`${folder}/head.json`, text)
  tell(`head: ${head.count} vertices, ${(text.length / 1000).toFixed(1)} kB`)
}
