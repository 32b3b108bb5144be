import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { styled } from './checkStyles.ts'

let folder: string
beforeAll(async () => {
  // Within the workspace, so that the components are found.
  folder = await mkdtemp(join(import.meta.dirname, 'styled-'))
})
afterAll(async () => rm(folder, { recursive: true }))

async function buildWith(name: string, sheets: readonly string[]): Promise<unknown> {
  const input = join(folder, `${name}-${sheets.length}.js`)
  const imports = sheets.map(sheet => `import '@mantine/core/styles/${sheet}.css'\n`).join('')
  await writeFile(input, `${imports}import { ${name} } from '@mantine/core'\nconsole.log(${name})\n`)
  const options = { write: false, rollupOptions: { input } } as const
  return build({ configFile: false, logLevel: 'silent', root: folder, plugins: [styled()], build: options })
}

test('a component whose style sheet is imported nowhere ends the build, which names it', async () => {
  await expect(buildWith('Rating', [])).rejects.toThrow('Components without their style sheet: Rating.')
})

test('the build goes through when every class has its style sheet', async () => {
  await expect(buildWith('Rating', ['Rating'])).resolves.toBeDefined()
})

test('what a component is made of needs its style sheet, too', async () => {
  await expect(buildWith('CloseButton', ['CloseButton'])).rejects.toThrow('style sheet: UnstyledButton.')
})

test.each([
  ['', true],
  [":root[data-scheme='dark'] { color-scheme: dark }", false],
])('light-dark() for older browsers, beside "%s", ends the build: %s', async (scheme, isRefused) => {
  const name = isRefused ? 'bare' : 'scheme'
  await writeFile(join(folder, `${name}.css`), `${scheme}\n.note { color: light-dark(#9a3412, #fdba74) }\n`)
  const input = join(folder, `${name}.js`)
  await writeFile(input, `import './${name}.css'\n`)
  const options = { write: false, target: 'es2023', rollupOptions: { input } } as const
  const built = build({ configFile: false, logLevel: 'silent', root: folder, plugins: [styled()], build: options })
  if (isRefused) await expect(built).rejects.toThrow('light-dark() has no effect')
  else await expect(built).resolves.toBeDefined()
})
