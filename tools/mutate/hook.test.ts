import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

test('a mutant reaches every process of a test run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-hook-'))
  const at = (name: string): string => join(folder, name)
  try {
    writeFileSync(at('told.mts'), "export const told: string = 'as it is'")
    writeFileSync(at('mutant.ts'), "export const told: string = 'changed'")
    writeFileSync(at('child.mts'), "import { told } from './told.mts'\nprocess.send!(`${told}, ${process.env['OWN']}`)")
    writeFileSync(
      at('parent.mts'),
      `import { fork } from 'node:child_process'
      import { told } from './told.mts'
      fork(${JSON.stringify(at('child.mts'))}, [], { env: { OWN: 'own' } }).on('message', said => console.log([told, said].join('; ')))`,
    )
    const hook = pathToFileURL(join(import.meta.dirname, 'hook.mjs')).href
    const run = (env: NodeJS.ProcessEnv): string =>
      execFileSync(process.execPath, [at('parent.mts')], {
        env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, ...env },
        encoding: 'utf8',
      }).trim()
    const mutated = { MUTATED_URL: pathToFileURL(at('told.mts')).href, MUTATED_SOURCE: at('mutant.ts') }
    expect(run({})).toBe('as it is; as it is, own')
    expect(run(mutated)).toBe('changed; changed, own')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
