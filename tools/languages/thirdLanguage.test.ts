import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/database/testing.ts'
import { copyTree } from './copyTree.ts'

const run = promisify(execFile)
const REPO_ROOT = join(import.meta.dirname, '../..')
const MINUTES = 60_000
/** Ignored by git, and on the tree's disk, where a file can be linked. */
const CACHE = join(REPO_ROOT, '.cache')
/** Compiling takes twenty seconds, and the last test starts the server: only `npm run sweep` compiles the programs. */
const PROGRAMS = process.env['WHOLE_SWEEP'] ? ['tsconfig.node.json', 'tsconfig.web.json'] : []

let own: TestDatabase
let tree: string

/** Adds a language as a translator does: the English folder under the new tag, and one row in the list. */
function addLanguage(tag: string, name: string): void {
  const words = join(tree, 'packages/words/src')
  cpSync(join(words, 'en'), join(words, tag), { recursive: true })
  const change = (file: string, by: (text: string) => string): void => {
    const before = readFileSync(join(words, file), 'utf8')
    const after = by(before)
    expect(after).not.toBe(before)
    rmSync(join(words, file))
    writeFileSync(join(words, file), after)
  }
  change(`${tag}/language.ts`, text =>
    text.replace("tag: 'en'", `tag: '${tag}'`).replace("name: 'English'", `name: '${name}'`),
  )
  change(`${tag}/errors.ts`, text => text.replace('Please sign in first.', 'Bonvolu unue ensaluti.'))
  // Names every named item in the new language.
  for (const file of readdirSync(join(words, tag, 'names')).filter(name => name !== 'index.ts'))
    change(`${tag}/names/${file}`, text => text.replaceAll(/(:\s+['"])/g, `$1${tag} `))
  change('languages.ts', text =>
    text
      .replace(/^import/, `import { english as ${tag} } from './${tag}/language.ts'\nimport`)
      .replace(/(const FACTS = \{[^}]*?),? \}/, `$1, ${tag} }`),
  )
}

beforeAll(async () => {
  own = await createTestDatabase('empty')
  mkdirSync(CACHE, { recursive: true })
  tree = realpathSync(mkdtempSync(join(CACHE, 'third-language-')))
  copyTree(REPO_ROOT, tree)
  addLanguage('eo', 'Esperanto')
})
afterAll(async () => {
  rmSync(tree, { recursive: true, force: true })
  await own.drop()
})

/** Returns the type errors of the program without its tests, whose samples may have two names. */
async function typeErrors(config: string): Promise<string[]> {
  const tsc = join(REPO_ROOT, 'node_modules/typescript/bin/tsc')
  const own = join(tree, 'tsconfig.program.json')
  const { exclude } = JSON.parse(readFileSync(join(tree, config), 'utf8')) as { readonly exclude: readonly string[] }
  writeFileSync(own, JSON.stringify({ extends: `./${config}`, exclude: [...exclude, '**/*.test.ts', '**/*.test.tsx'] }))
  const { stdout } = await run(process.execPath, [tsc, '-p', own, '--pretty', 'false'], { cwd: tree }).catch(
    (error: unknown) => error as { readonly stdout: string },
  )
  return stdout.split('\n').filter(line => /^(?:\S+\(\d+,\d+\): )?error TS/.test(line))
}

test.each(PROGRAMS)(
  'with a third language the program of %s compiles',
  async config => expect(await typeErrors(config)).toEqual([]),
  5 * MINUTES,
)

const ASK = `
  import { parseConfig } from './apps/api/src/config/index.ts'
  import { startServer } from './apps/api/src/server.ts'
  import { searchPatterns } from '@kitwright/library'
  import { loadNames } from '@kitwright/words'
  const server = await startServer(parseConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }))
  const ask = async (path, language) => {
    const answer = await fetch(server.address + path, { headers: { 'accept-language': language } })
    return answer.json()
  }
  const [patterns, families] = await Promise.all([loadNames('patterns'), loadNames('patternFamilies')])
  const find = text => searchPatterns({ patterns, families }, { text }).items[0].id
  const { items: [product] } = await ask('/api/products', 'eo')
  const templates = await ask('/api/templates', 'eo')
  const drawings = await ask('/api/graphics?q=eo%20tiger', 'eo')
  const refused = await ask('/api/orders', 'eo-EU,en;q=0.5')
  const names = [patterns.sash, families.kbach, product.fabrics[0].name, templates.items[0].name]
  const found = [...['eo sash', 'Sash', 'ខ្សែវៀន'].map(find), drawings.hits[0].id]
  console.log(JSON.stringify({ name: product.name, names, found, message: refused.error.message }))
  await server.close()
  process.exit(0)
`

test(
  'with a third language the server starts, answers and names things',
  async () => {
    const env = { ...process.env, DATABASE_URL: own.databaseUrl, DATA_DIR: join(tree, 'data') }
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', ASK], { cwd: tree, env })
    const { name, names, found, message } = JSON.parse(stdout.trim().split('\n').at(-1)!)
    expect(message).toBe('Bonvolu unue ensaluti.')
    expect(Object.keys(name).toSorted()).toEqual(['en', 'eo', 'kh'])
    for (const each of names) expect([each.eo, Object.keys(each).length]).toEqual([`eo ${each.en}`, 3])
    expect(found).toEqual(['sash', 'sash', 'sash', 'kitwright:tiger'])
  },
  2 * MINUTES,
)
