import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startEmbeddedDatabase } from '../../apps/api/src/database/index.ts'
import { sizeOf } from './prune.ts'

const MB = 1e6
/** debian:bookworm-slim, unpacked. */
const DEBIAN_MB = 75
const MAX_IMAGE_MB = 350
const PORT = Number(process.env['PORT'] ?? 8099)
const HOST = 'kits.example.com'
/** `nobody`: where root starts it, the program runs as a stranger, as in the image. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Starts the tree as production does, on a PostgreSQL that is not its own, and asks it for everything once. Throws at the first that fails. */
export async function check(tree: string, folder: string): Promise<void> {
  const megabytes = sizeOf(tree) / MB
  const image = megabytes + DEBIAN_MB
  console.log(
    `The tree has ${megabytes.toFixed(0)} MB; unpacked, the image of it with Debian has about ${image.toFixed(0)}.`,
  )
  if (image > MAX_IMAGE_MB) throw new Error(`The image is larger than ${MAX_IMAGE_MB} MB.`)
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'elsewhere') })
  try {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    if (NOBODY.uid !== undefined) chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    const env = { NODE_ENV: 'production', DATABASE_URL: database.databaseUrl, DATA_DIR: dataDir, PORT: String(PORT) }
    await serveOnce(tree, { ...env, HOST: '127.0.0.1', PATH: '/usr/bin:/bin' })
  } finally {
    await database.stop()
  }
}

async function serveOnce(tree: string, env: Record<string, string>): Promise<void> {
  const begun = performance.now()
  const server = spawn(join(tree, 'bin/node'), ['apps/api/src/server.ts'], { cwd: tree, env, ...NOBODY })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (said += String(chunk)))
  try {
    await untilReady(server, () => said)
    console.log(`It was ready after ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
    await serveShop(tree, env)
    if (/password/i.test(said)) throw new Error(`It wrote of passwords: ${said}`)
    server.kill('SIGTERM')
    const [code] = (await once(server, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`It ended with ${code}: ${said}`)
    console.log('It ended when it was told to.')
  } catch (error) {
    console.error(said)
    throw error
  } finally {
    server.kill('SIGKILL')
  }
}

async function untilReady(server: ChildProcess, said: () => string): Promise<void> {
  while (server.exitCode === null) {
    const { status } = await ask('/health/ready').catch(() => ({ status: 0 }))
    if (status === 200) return
    await pause(200)
  }
  throw new Error(`It did not start: ${said()}`)
}

async function serveShop(tree: string, env: Record<string, string>): Promise<void> {
  expect('a page before there is a shop', await ask('/'), 404)
  const command = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)(join(tree, 'bin/kit'), args, { env, cwd: '/', ...NOBODY })).stdout
  const begun = performance.now()
  await command('shop', 'add', 'first', '--name', 'First Kits', '--host', HOST, '--admin', 'owner@example.com')
  console.log(`The command for a shop took ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  while ((await ask('/whoami')).status === 404) await pause(200)
  expect('the front page', await ask('/'), 200, /First Kits/)
  expect('the studio', await ask('/design/soccer'), 200)
  expect('products', await ask('/api/products'), 200, /SOCCER_KIT/)
  expect('a packaged font', await ask('/v1/fonts/teko'), 200)
  expect('a drawn picture', await ask('/api/products/SOCCER_KIT/picture'), 200)
  expect('drawings to put on cloth', await ask('/api/graphics?q=crown&imageTypes=all'), 200, /tabler:.*fluent-emoji/s)
  expect('one of them', await ask('/graphics/fluent-emoji-flat/crown.svg'), 200, /^<svg/)
  console.log(await command('doctor'))
  console.log(await command('backup'))
}

interface Answer {
  readonly status: number
  readonly body: string
}

async function ask(path: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  get({ host: '127.0.0.1', port: PORT, path, headers: { host: HOST } }, response => {
    let body = ''
    response.on('data', chunk => (body += String(chunk)))
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
  }).on('error', reject)
  return promise
}

function expect(what: string, { status, body }: Answer, wanted: number, holds = /^/): void {
  if (status !== wanted || !holds.test(body)) throw new Error(`${what}: ${status} ${body.slice(0, 300)}`)
  console.log(`${what}: ${status}`)
}
