import { describe, expect, test } from 'vitest'
import { checkFile } from './check.ts'
import { findCycles } from './cycles.ts'
import { checkNames } from './code/names.ts'
import { checkCommands } from './code/commands.ts'
import { checkParameters } from './code/parameters.ts'

function complaintsOf(path: string, text: string): string[] {
  return checkFile(path, text).map(({ message }) => message)
}

describe('a wrong import is an error', () => {
  test.each([
    ['a package it may not know', 'packages/pricing/src/quote.ts', `import { parseDesign } from '@kitwright/design'`],
    ['the same for a type only', 'packages/design/src/a.ts', `import type { Drawing } from '@kitwright/artwork'`],
    ['the same for a re-export', 'packages/measure/src/index.ts', `export { parseSize } from '@kitwright/garment'`],
    ['the same in a type expression', 'packages/garment/src/a.ts', `type A = import('@kitwright/design').Layer`],
    ['the same when loaded late', 'packages/garment/src/a.ts', `const a = await import('@kitwright/design')`],
    ['the same by require', 'packages/garment/src/a.ts', `const a = require('@kitwright/design')`],
    ['a package past its door', 'packages/design/src/a.ts', `import { mm } from '@kitwright/measure/src/units.ts'`],
    ['a package by its path', 'packages/design/src/a.ts', `import { mm } from '../../measure/src/index.ts'`],
    ['itself by name', 'packages/design/src/a.ts', `import { parseDesign } from '@kitwright/design'`],
    ['the scene in the API', 'apps/api/src/designs/a.ts', `import { openStage } from '@kitwright/scene'`],
    ['a later room of the API', 'apps/api/src/designs/a.ts', `import { placeOrder } from '../orders/index.ts'`],
    ['the API’s entrance', 'apps/api/src/orders/a.ts', `import { createApp } from '../http/index.ts'`],
    ['an earlier room past its door', 'apps/api/src/orders/a.ts', `import { findDesign } from '../designs/store.ts'`],
    [
      'the test harness outside a test',
      'apps/api/src/orders/a.ts',
      `import { createTestDatabase } from '../database/testing.ts'`,
    ],
    [
      'the API in the web app',
      'apps/web/src/shop/a.ts',
      `import { openDatabase } from '../../../api/src/database/index.ts'`,
    ],
    ['another room of the web app', 'apps/web/src/shop/a.tsx', `import { Studio } from '../studio/index.ts'`],
    ['a room of the studio above', 'apps/web/src/studio/canvas/a.ts', `import { a } from '../share/index.ts'`],
    ['the same for a type only', 'apps/web/src/studio/fields/a.ts', `import type { A } from '../context/index.ts'`],
    ['another tool', 'apps/web/src/studio/tools/squad/a.tsx', `import { A } from '../text/index.ts'`],
    ['a tool past its door', 'apps/web/src/studio/shell/a.tsx', `import { A } from '../tools/text/WordsField.tsx'`],
    ['React in the editor', 'packages/editor/src/a.ts', `import { useState } from 'react'`],
    ['texts in the editor', 'packages/editor/src/a.ts', `import type { Texts } from '@kitwright/words'`],
    ['the scene in the editor', 'packages/editor/src/a.ts', `import type { Stage } from '@kitwright/scene'`],
    ['the editor in the API', 'apps/api/src/designs/a.ts', `import { createEditor } from '@kitwright/editor'`],
    ['the web app’s entrance', 'apps/web/src/studio/a.tsx', `import { router } from '../app/index.ts'`],
    ['a domain package in ui', 'apps/web/src/ui/a.tsx', `import { parseDesign } from '@kitwright/design'`],
    ['the atelier', 'apps/api/src/files/a.ts', `import { drape } from '../../../atelier/src/drape.ts'`],
    ['three outside the scene', 'apps/web/src/studio/a.tsx', `import { Scene } from 'three'`],
    ['a part of three outside the scene', 'packages/artwork/src/a.ts', `import type { Pass } from 'three/addons/a.js'`],
    ['React in a package', 'packages/design/src/a.ts', `import { useState } from 'react'`],
    ['pg outside the database', 'apps/api/src/orders/a.ts', `import pg from 'pg'`],
    ['kysely outside the database', 'apps/api/src/orders/a.ts', `import type { Kysely } from 'kysely'`],
    ['Node in a package for browsers', 'packages/artwork/src/a.ts', `import { readFileSync } from 'node:fs'`],
  ])('%s', (_what, path, text) => {
    expect(complaintsOf(path, text)).toHaveLength(1)
  })
})

describe('a right import is none', () => {
  test.each([
    ['packages/design/src/a.ts', `import { mm } from '@kitwright/measure'`],
    ['packages/design/src/a.ts', `import { parse } from './layers/parse.ts'`],
    ['packages/scene/src/a.ts', `import { Scene } from 'three'; import { drawPiece } from '@kitwright/artwork'`],
    ['packages/artwork/src/node/a.ts', `import { readFileSync } from 'node:fs'`],
    ['packages/artwork/src/a.test.ts', `import { readFileSync } from 'node:fs'`],
    ['apps/api/src/orders/a.ts', `import { findDesign } from '../designs/index.ts'; import '../database/index.ts'`],
    ['apps/api/src/orders/a.test.ts', `import { createTestDatabase } from '../database/testing.ts'`],
    ['apps/api/src/server.ts', `import { createApp } from './http/index.ts'`],
    ['apps/web/src/app/a.tsx', `const Studio = lazy(() => import('../studio/index.ts'))`],
    [
      'apps/web/src/shop/a.tsx',
      `import { Button } from '../ui/index.ts'; import './a.css'; import { useState } from 'react'`,
    ],
    ['apps/web/src/shop/a.tsx', `import url from '@kitwright/garment/assets/jersey.glb?url'`],
    [
      'packages/editor/src/a.ts',
      `import { createStore } from 'zustand/vanilla'; import type { Player } from '@kitwright/contract'`,
    ],
    ['apps/web/src/studio/shell/a.tsx', `const A = lazy(() => import('../tools/text/TextPanel.tsx'))`],
    [
      'apps/web/src/studio/tools/text/a.tsx',
      `import { A } from '../../fields/index.ts'; import { B } from '@kitwright/editor'`,
    ],
    ['tools/start/a.ts', `import { startServer } from '../../apps/api/src/server.ts'`],
  ])('%s: %s', (path, text) => {
    expect(complaintsOf(path, text)).toEqual([])
  })
})

describe('a circle of folders is an error', () => {
  const circlesOf = (files: Record<string, string>) =>
    findCycles(Object.entries(files).map(([path, text]) => ({ path, text })))

  test.each([
    [
      'between two folders',
      { 'p/a/x.ts': `import '../b/y.ts'`, 'p/b/y.ts': '', 'p/b/z.ts': `import '../a/w.ts'`, 'p/a/w.ts': '' },
    ],
    [
      'of types only',
      { 'p/a/x.ts': `import type { Y } from '../b/y.ts'`, 'p/b/y.ts': `import type { X } from '../a/x.ts'` },
    ],
    ['between a folder and a file beside it', { 'p/a/x.ts': `import '../b.ts'`, 'p/b.ts': `import './a/x.ts'` }],
  ])('%s', (_what, files) => {
    expect(circlesOf(files as Record<string, string>)).toMatchObject([
      { folder: 'p', members: [/^a$/, /^b/].map(name => expect.stringMatching(name)) },
    ])
  })
  test('over three folders is found, and nothing else', () => {
    const files = {
      'p/a/x.ts': `import '../b/x.ts'`,
      'p/b/x.ts': `import '../c/x.ts'`,
      'p/c/x.ts': `import '../a/x.ts'`,
      'p/d/x.ts': `import '../a/x.ts'`,
    }
    expect(circlesOf(files)).toEqual([{ folder: 'p', members: ['a', 'b', 'c'] }])
  })
  test('but not where a test closes it', () => {
    expect(
      circlesOf({ 'p/a/x.ts': '', 'p/a/x.test.ts': `import '../b/y.ts'`, 'p/b/y.ts': `import '../a/x.ts'` }),
    ).toEqual([])
  })
})

describe('in the web app', () => {
  const namesOf = (text: string): string[] =>
    checkNames('apps/web/src/shop/a.tsx', text).map(({ line, message }) => `${line}: ${message}`)

  test.each([
    ['a style sheet that is not called like a component', `import css from './price-tag.module.css'`, /PascalCase/],
    ['one in small letters', `import css from './price.module.css'`, /PascalCase/],
    ['one imported by another name', `import styles from './PriceTag.module.css'`, /as css, not as styles/],
    [
      'a second one by another name than its file’s',
      `import css from './PriceTag.module.css'; import shared from '../Page.module.css'`,
      /called as its file: Page/,
    ],
    ['a text without its namespace', `const a = t('yes')`, /with its namespace/],
    ['one of two without', `const a = t(isOn ? 'common:yes' : 'no')`, /with its namespace/],
    ['a composed one without', 'const a = t(`status_${status}`)', /with its namespace/],
    ['a change that is sent by hand', `const a = await api('POST /api/contact', { body })`, /by useSend/],
    ['one that nobody waits for', `void api('PUT /api/accounts/details', { body })`, /by useSend/],
    ['one that is told by hand', `api('DELETE /api/squads/{id}', call).then(tell)`, /by useSend/],
  ])('%s is an error', (_what, text, message) => {
    expect(namesOf(text)).toEqual([expect.stringMatching(message)])
  })

  test.each([
    [`import css from './PriceTag.module.css'`],
    [`import css from './PriceTag.module.css'; import page from '../Page.module.css'`],
    [`import page from '../Page.module.css'; import css from './PriceTag.module.css'`],
    [`const a = t('common:yes') + t(KEYS[name])`],
    ['const a = t(`common:status_${status}`)'],
    [`await send(async () => api('POST /api/contact', { body }), 'Sent')`],
    [`const a = await api('GET /api/designs/{id}', { params })`],
  ])('%s is none', text => {
    expect(namesOf(text)).toEqual([])
  })
})

describe('a function of the studio or the editor', () => {
  test.each([
    ['apps/web/src/studio/shell/a.ts', 'function drop(editor: StudioStoreApi, id: string): void {}'],
    ['apps/web/src/studio/shell/a.ts', 'const drop = (id: string, editor: StudioStoreApi) => id'],
    ['packages/editor/src/arrangement/a.ts', 'export const drop = async (editor: Editor<object>) => editor'],
    ['packages/editor/src/arrangement/a.ts', 'interface Hand { drop(editor: Editor): void }'],
    ['apps/web/src/studio/shell/a.ts', 'const layers = (state: StudioState) => documentOf(state).layers'],
    ['apps/web/src/studio/shell/a.ts', 'const useDrop = () => drop(useStudioParts())'],
    ['apps/web/src/studio/shell/a.ts', 'const useDrop = () => drop(useStudioParts<DocumentState & EditorVerbs>())'],
    ['apps/web/src/studio/shell/a.ts', 'const useDrop = () => drop(useStudioStore())'],
    ['apps/web/src/studio/context/edit/a.ts', 'const useDrop = () => drop(use(StudioContext))'],
  ])('may not take the whole editor: %s: %s', (path, text) => {
    expect(checkParameters(path, text)).toEqual([{ path, line: 1, message: expect.stringMatching(/names the parts/) }])
  })
  test.each([
    ['apps/web/src/studio/shell/a.ts', 'function drop(editor: Access<Selected>): Editor { return make() }'],
    ['packages/editor/src/testing/driver.ts', 'function drive(editor: Editor): void {}'],
    ['packages/editor/src/arrangement/a.test.ts', 'const drop = (editor: Editor) => editor'],
    ['apps/web/src/studio/shell/a.ts', 'const useDrop = () => drop(useStudioParts<DocumentState & DocumentVerbs>())'],
    ['apps/web/src/studio/shell/a.ts', `const all = useStudioParts<Pick<DraftState, 'name'>>()`],
    ['apps/web/src/studio/context/store/a.ts', 'const useStudioStore = () => use(StudioContext)'],
    ['apps/web/src/shop/a.ts', 'const drop = (editor: Editor) => editor'],
    ['apps/web/src/studio/context/a.ts', 'const use = <T>(select: (state: StudioStore) => T): T => store(select)'],
  ])('takes parts of it: %s: %s', (path, text) => {
    expect(checkParameters(path, text)).toEqual([])
  })
})

describe('a change of a design', () => {
  test.each([
    ['apps/web/src/studio/tools/a.ts', `edit.apply({ kind: 'setPartFill', part, fill })`],
    ['apps/web/src/studio/tools/a.ts', `const a = { part, kind: 'addPattern' as const, pattern }`],
    ['apps/web/src/shop/a.tsx', `const all = [{ kind: 'replaceDocument', document }]`],
    ['apps/api/src/designs/a.ts', `apply(document, { kind: 'removeLayer', id })`],
    ['apps/web/src/studio/tools/a.ts', 'api.getState().commit(command)'],
    ['apps/web/src/studio/tools/a.ts', 'api.getState().commitDesign(next)'],
    ['apps/web/src/studio/tools/a.ts', 'const { commit: run } = api.getState()'],
  ])('is no command made by hand: %s: %s', (path, text) => {
    expect(checkCommands(path, text)).toEqual([
      { path, line: 1, message: expect.stringMatching(/function of the editor/) },
    ])
  })
  test.each([
    ['apps/web/src/studio/tools/a.ts', 'paintPart(api, part, fill)'],
    ['apps/web/src/studio/tools/a.ts', `select({ kind: 'part', part })`],
    ['apps/web/src/studio/tools/a.test.ts', `commit({ kind: 'setPartFill', part, fill })`],
    ['packages/editor/src/parts/a.ts', `commit({ kind: 'setPartFill', part, fill })`],
    ['apps/api/src/database/a.ts', 'await transaction.commit()'],
  ])('is a function of the editor: %s: %s', (path, text) => {
    expect(checkCommands(path, text)).toEqual([])
  })
})

test('a folder that is not on the map is an error', () => {
  for (const path of [
    'apps/api/src/helpers/a.ts',
    'apps/web/src/common/a.tsx',
    'packages/utils/src/index.ts',
    'apps/admin/a.ts',
  ]) {
    expect(() => complaintsOf(path, `import './b.ts'`)).toThrow(/draw it on the map/)
  }
})

test('a wrong import is reported with its line', () => {
  expect(checkFile('packages/design/src/a.ts', `\n\nimport 'react'`)).toMatchObject([{ line: 3 }])
})

test('a file that does not parse is an error, not an empty one', () => {
  expect(() => complaintsOf('packages/design/src/a.ts', 'import {')).toThrow(/does not parse/)
})
