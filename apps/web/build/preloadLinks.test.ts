import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { filesOf } from './preloadLinks.ts'

const bundle = (
  chunks: Record<string, { readonly imports: readonly string[]; readonly module?: string }>,
): Rollup.OutputBundle =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { imports, module = `/house/${fileName}` }]) => [
      fileName,
      { type: 'chunk', fileName, imports, facadeModuleId: module, moduleIds: [module] },
    ]),
  ) as unknown as Rollup.OutputBundle

test('the front door preloads the app’s files in order, without the present script', () => {
  const files = filesOf(
    bundle({
      'main.js': { imports: ['begin.js', 'router.js', 'shell.js'], module: '/house/src/app/main.tsx' },
      'page.js': { imports: ['shell.js'], module: '/house/src/shop/Page.tsx' },
      'router.js': { imports: ['begin.js', 'react.js'] },
      'shell.js': { imports: ['react.js'] },
      'react.js': { imports: [] },
      'begin.js': { imports: [], module: '/house/src/app/bootstrap.ts' },
    }),
  )
  expect(files).toEqual(['react.js', 'router.js', 'shell.js', 'main.js'])
})
