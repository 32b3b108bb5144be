import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../testing.ts'
import { ensureRunning, type Launch, ownerUrl } from './launch.ts'
import { type Placement, placeData } from './dataPlacement.ts'
import { clearRemains, stopPostmaster } from './postmaster.ts'

let folder: string
let place: Placement
const account = { uid: process.getuid!(), gid: process.getgid!(), isOther: false }
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'kitwright-launch-')))
  place = placeData(join(folder, 'data'), account)
  mkdirSync(place.cluster)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Replaces PostgreSQL with a script. */
function launchOf(script: string, isDurable = true): Launch {
  const postgres = join(folder, 'postgres')
  writeFileSync(postgres, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return { place, account, postgres, password: 'secret', isDurable }
}
const fail = async (launch: Launch): Promise<string> =>
  ensureRunning(launch).then(
    port => `it runs on ${port}`,
    (error: Error) => error.message,
  )
const note = (pid: number | string, port: number): void =>
  writeFileSync(join(place.cluster, 'postmaster.pid'), [pid, place.cluster, 'since', port].join('\n'))
const log = (): string[] => readFileSync(place.log, 'utf8').trimEnd().split('\n')

test('tries the last port, then free ones, and shows the end of the log', async () => {
  writeFileSync(place.port, '1')
  const said = await fail(launchOf('echo "$PWD $TMPDIR $@"; for i in $(seq 12); do echo line $i; done; exit 1'))
  const tries = log().filter(line => line.startsWith(place.home))
  const ports = tries.map(line => Number(/ -c port=(\d+) /.exec(line)?.[1]))
  expect(ports).toHaveLength(4)
  expect([ports[0], new Set(ports).size >= 2, Math.min(...ports.slice(1)) > 1]).toEqual([1, true, true])
  expect(tries[0]).toBe(
    `${place.home} ${tmpdir()} -D ${place.cluster} -c port=1 -c listen_addresses=127.0.0.1 -c unix_socket_directories= ` +
      '-c max_connections=100 -c jit=off -c log_min_messages=warning -c lc_messages=C',
  )
  expect(said).toBe(`PostgreSQL did not start. Its log (${place.log}) ends:\n${[...log(), ''].slice(-15).join('\n')}`)
  expect(statSync(place.log).mode & 0o777).toBe(0o600)
})

test('without a last port, a launch tries three; a test’s server is not durable', async () => {
  writeFileSync(place.port, 'none')
  await fail(launchOf('echo "$@"; exit 1', false))
  expect(log()).toHaveLength(3)
  expect(log()[0]).toMatch(/ -c max_connections=200 .* -c fsync=off -c synchronous_commit=off -c full_page_writes=off$/)
})

test('a long log is put aside, and one that cannot be begun says so', async () => {
  writeFileSync(place.log, '')
  truncateSync(place.log, 10_000_000)
  const nothing = { ...launchOf('exit 1'), postgres: join(folder, 'none') }
  expect(await fail(nothing)).toContain('PostgreSQL did not start.')
  expect(statSync(place.log).size).toBe(10_000_000)
  truncateSync(place.log, 10_000_001)
  await fail(nothing)
  expect([statSync(`${place.log}.old`).size, statSync(place.log).size]).toEqual([10_000_001, 0])
})

/** Starts a process whose working folder is the cluster, as a server's is. */
async function standIn(): Promise<{ pid: number; hasEnded: Promise<unknown>; end(): void }> {
  const child = spawn('cat', [], { cwd: place.cluster, stdio: ['pipe', 'ignore', 'ignore'] })
  await once(child, 'spawn')
  return { pid: child.pid!, hasEnded: once(child, 'exit'), end: () => void child.stdin.end() }
}

test.skipIf(process.platform !== 'linux')(
  'a running server that does not answer is reported, and not started again',
  async () => {
    const { databaseUrl, drop } = await createTestDatabase('empty')
    const server = await standIn()
    // Another cluster’s server has the port. It knows neither the password nor whose cluster this is.
    note(server.pid, Number(new URL(databaseUrl).port))
    expect(await fail(launchOf('exit 1'))).toBe(
      `PostgreSQL (${server.pid}) runs in ${place.cluster} but does not answer`,
    )
    // A running server's files are its own.
    await clearRemains(place.cluster)
    expect(readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8')).toContain(String(server.pid))
    await stopPostmaster(place.cluster)
    expect(await server.hasEnded).toEqual([null, 'SIGINT'])
    await drop()
  },
)

test.skipIf(process.platform !== 'linux')(
  'remains of a killed server go once its children are gone; no other ends',
  async () => {
    const child = await standIn()
    const none = 2 ** 22 + 1
    note(none, 1)
    const clearing = clearRemains(place.cluster)
    expect(readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8')).toContain(String(none))
    child.end()
    await clearing
    expect(() => statSync(join(place.cluster, 'postmaster.pid'))).toThrow('ENOENT')
    await clearRemains(place.cluster)
    // Another process has recorded our pid for this cluster.
    note(process.pid, 1)
    await stopPostmaster(place.cluster)
    await clearRemains(place.cluster)
    expect(() => statSync(join(place.cluster, 'postmaster.pid'))).toThrow('ENOENT')
    await stopPostmaster(place.cluster)
  },
)

test('the superuser’s address is of this machine alone', () => {
  expect(ownerUrl(5, 'secret')).toBe('postgresql://postgres:secret@127.0.0.1:5/postgres')
})
