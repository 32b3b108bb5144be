import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startEmbeddedDatabase } from '../../apps/api/src/database/index.ts'
import { REPO_ROOT } from '../test/execute.ts'
import { testsNear } from '../watch/nearestTests.ts'
import { readAllImports } from '../watch/readImports.ts'
import { longestOf, doTestsPass, timeTests } from './runTests.ts'
import { testOrder, type TimedTest } from './testOrder.ts'
import { applyMutant, listMutants, type Mutant } from './mutants.ts'
import { sampleMutants } from './sampleMutants.ts'
import { type MutatedRoom, mutatedRooms } from './rooms.ts'

// `npm run mutate -- <module> [--count 40] [--seed 1]`: changes one operator, number, condition or result at random,
// runs the module's own tests, and counts how often they fail. Reports the undetected changes.

interface LocatedMutant extends Mutant {
  readonly file: string
}

const isOwn = (file: string): boolean =>
  !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/testing(?:\/|\.ts$)|\/golden\//.test(file)

function listPlaced({ folder, but, drawn }: MutatedRoom): LocatedMutant[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: REPO_ROOT }).filter(file => isOwn(file) && !but?.test(file))
  return files
    .toSorted()
    .flatMap(file =>
      listMutants(file, readFileSync(join(REPO_ROOT, file), 'utf8')).map(mutant => ({ file, ...mutant })),
    )
    .filter(({ file, isFigure }) => !(isFigure && drawn?.test(file)))
}

function readWords(words: readonly string[]): { room: MutatedRoom; name: string; count: number; seed: number } {
  const valueOf = (name: string, otherwise: number): number => {
    const at = words.indexOf(`--${name}`)
    return at === -1 ? otherwise : Number(words[at + 1])
  }
  const name = words[0] ?? ''
  const room = mutatedRooms[name]
  if (room === undefined)
    throw new Error(`Usage: npm run mutate -- <${Object.keys(mutatedRooms).join('|')}> [--count 40] [--seed 1]`)
  return { room, name, count: valueOf('count', 40), seed: valueOf('seed', 1) }
}

interface JudgeInput {
  readonly env: NodeJS.ProcessEnv
  /** The tests nearest to the mutant. */
  readonly near: readonly string[]
  readonly tests: readonly TimedTest[]
}

/** Runs the tests of a mutant, turn by turn. */
async function judge({ env, near, tests }: JudgeInput): Promise<string> {
  for (const turn of testOrder(near, tests)) {
    const passed = await doTestsPass(turn, { env, maxMs: longestOf(turn, tests) })
    if (passed !== 'yes') return passed === 'no' ? 'noticed' : 'noticed, never ends'
  }
  return 'NOT noticed'
}

async function main(): Promise<void> {
  const { room, name, count, seed } = readWords(process.argv.slice(2))
  const all = listPlaced(room)
  const chosen = sampleMutants(all, count, seed)
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-mutate-'))
  chmodSync(folder, 0o755)
  const isApi = room.folder.startsWith('apps/api/')
  const database = isApi ? await startEmbeddedDatabase({ dataDir: folder, isDurable: false }) : undefined
  const imports = readAllImports([room.folder])
  const env = database ? { DATABASE_URL: database.databaseUrl } : {}
  try {
    const asked = [`${room.folder}/`, ...(room.elsewhere ?? [])]
    const tests = await timeTests(asked, { env, report: join(folder, 'report.json') })
    let noticed = 0
    for (const [i, mutant] of chosen.entries()) {
      const path = join(REPO_ROOT, mutant.file)
      const source = join(folder, `mutant-${i}.ts`)
      writeFileSync(source, applyMutant(readFileSync(path, 'utf8'), mutant))
      const mutated = { ...env, MUTATED_URL: pathToFileURL(path).href, MUTATED_SOURCE: source }
      const said = await judge({ env: mutated, near: testsNear(mutant.file, imports), tests })
      if (said !== 'NOT noticed') noticed += 1
      const where = `${relative(room.folder, dirname(mutant.file))}/${basename(mutant.file)}:${mutant.line}`.replace(
        /^\//,
        '',
      )
      const change = `${mutant.was} → ${mutant.becomes}`.replaceAll(/\s+/g, ' ').slice(0, 120)
      console.log(`${said} ${i + 1}/${chosen.length} ${where}  ${change}`)
    }
    console.log(`\n${name}: ${noticed} of ${chosen.length} noticed (seed ${seed}, of ${all.length} mutants)`)
  } finally {
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
