import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { joinWholeWords } from './wholeWordsPlugin.ts'

const WORDS = join(import.meta.dirname, '../../../packages/words/src')

async function codeOf(file: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [joinWholeWords()],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: join(WORDS, file), preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput
  return output.output[0].code
}

test('a built page says Khmer words that browsers do not divide', async () => {
  const code = await codeOf('kh/shop/product.ts')
  expect(code).toContain('ក្រ\u2060ណាត់')
  expect(code).not.toContain('ក្រណាត់')
})

test('names keep their letters, since people search for them', async () => {
  expect(await codeOf('kh/names/fabrics.ts')).toContain('ក្រណាត់')
})
