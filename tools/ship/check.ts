import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { startEmbeddedDatabase } from '../../apps/api/src/database/index.ts'
import { driveAll } from './drive/index.ts'
import { PASSWORDS } from './drive/people.ts'
import { INBOUND } from './drive/driveInbox.ts'
import { openPostbox, type Postbox } from './drive/postbox.ts'
import { openTypeFoundry } from './drive/foundry/typeFoundry.ts'
import { type BotServer, openBotServer } from './drive/telegram/botServer.ts'
import { until } from './drive/wait.ts'
import { giveToStranger, goInside, HOME_IN_IMAGE, type ProgramRunner } from './programRunner.ts'
import { requireFree } from './ports.ts'
import { sizeOf } from './prune.ts'

const MB = 1e6
const MAX_IMAGE_MB = 350
const PORT = Number(process.env['PORT'] ?? 8099)
const METRICS_PORT = PORT + 1
const SMTP_PORT = PORT + 2
const FONTS_PORT = PORT + 3
const BOTS_PORT = PORT + 4
const START_SECONDS = 120
/** A running server opens a new shop within five seconds. */
const OPEN_SECONDS = 30
const STOP_MS = 15_000
const ADMIN = 'owner@example.com'
const HOST = 'kits.example.com'
/**
 * Starts the tree in the image's root as in production, on an external PostgreSQL, and exercises everything once.
 * Throws at the first failure. Throws before it begins when a port is taken, because another program would answer in
 * the server's place.
 */
export async function check(root: string, folder: string): Promise<void> {
  const tree = join(root, HOME_IN_IMAGE)
  const megabytes = sizeOf(tree) / MB
  const inside = goInside(root)
  const image = sizeOf(root) / MB
  console.log(`The tree has ${megabytes.toFixed(0)} MB; unpacked, the image of it has ${image.toFixed(0)}.`)
  if (image > MAX_IMAGE_MB) throw new Error(`The image is larger than ${MAX_IMAGE_MB} MB.`)
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'elsewhere') })
  const postbox = await openPostbox(SMTP_PORT)
  const foundry = await openTypeFoundry(FONTS_PORT, tree)
  const bots = await openBotServer(BOTS_PORT)
  try {
    mkdirSync(inside.data.here)
    giveToStranger(inside.data.here)
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: inside.data.there,
      PORT: String(PORT),
      METRICS_PORT: String(METRICS_PORT),
      SMTP_URL: postbox.url,
      ...INBOUND,
      FONTSOURCE_URL: foundry.url,
      TELEGRAM_URL: bots.url,
      MAIL_FROM: 'shop@example.com',
      HOST: '127.0.0.1',
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    }
    await serveOnce({ tree, inside, env, postbox, bots })
  } finally {
    await postbox.close()
    await foundry.close()
    await bots.close()
    await database.stop()
  }
}

/** Throws when another program listens on a port of the check. */
export const requirePorts = async (): Promise<void> =>
  requireFree([PORT, METRICS_PORT, SMTP_PORT, FONTS_PORT, BOTS_PORT])

type Environment = Readonly<Record<'DATABASE_URL', string>> & Record<string, string>

interface ServedTree {
  readonly tree: string
  readonly inside: ProgramRunner
  readonly env: Environment
  readonly postbox: Postbox
  readonly bots: BotServer
}

async function serveOnce(serving: ServedTree): Promise<void> {
  const begun = performance.now()
  const server = serving.inside.start('bin/node', ['apps/api/src/server.ts'], serving.env)
  let said = ''
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', chunk => (said += String(chunk)))
  try {
    await untilReady(server, () => said)
    console.log(`It was ready after ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
    await serveShop(serving)
    if (PASSWORDS.some(password => said.includes(password))) throw new Error('It wrote a password into its log')
    server.kill('SIGTERM')
    const [code] = (await once(server, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`It ended with ${code}: ${said}`)
    console.log('It ended when it was told to.')
  } catch (error) {
    // Its last output may come a little later.
    if (server.kill('SIGTERM')) await Promise.race([once(server, 'exit'), pause(STOP_MS)])
    console.error(complaintsIn(said))
    throw error
  } finally {
    server.kill('SIGKILL')
  }
}

/** Returns the log's lines that record no success. */
const complaintsIn = (said: string): string =>
  said
    .split('\n')
    .filter(line => !/^\{"level":[1-3]0,/.test(line))
    .join('\n')

async function untilReady(server: ChildProcess, said: () => string): Promise<void> {
  await until('A ready server', START_SECONDS, async () => {
    if (server.exitCode !== null) throw new Error(`It did not start: ${said()}`)
    const { status } = await ask('/health/ready').catch(() => ({ status: 0 }))
    return status === 200 ? true : undefined
  })
}

async function serveShop({ tree, inside, env, postbox, bots }: ServedTree): Promise<void> {
  expect('a page before there is a shop', await ask('/'), 404)
  const command = async (...args: string[]): Promise<string> => finish(inside.start('bin/kit', args, env))
  const begun = performance.now()
  await command('shop', 'add', 'first', '--name', 'First Kits', '--host', HOST, '--admin', ADMIN)
  console.log(`The command for a shop took ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  await until('The new shop', OPEN_SECONDS, async () => ((await ask('/whoami')).status === 200 ? true : undefined))
  expect('the front page', await ask('/'), 200, /First Kits/)
  const place = { port: PORT, host: HOST, streams: [], officeChanges: [] }
  await driveAll({
    place,
    postbox,
    bots,
    tree,
    databaseUrl: env.DATABASE_URL,
    metricsPort: METRICS_PORT,
    admin: ADMIN,
  })
  console.log(await command('doctor'))
  console.log(await command('backup'))
}

/** Returns the output of a command. Throws with its error output if it fails. */
async function finish(command: ChildProcess): Promise<string> {
  const [said, complaint, [code]] = await Promise.all([
    text(command.stdout!),
    text(command.stderr!),
    once(command, 'exit') as Promise<[number | null]>,
  ])
  if (code !== 0) throw new Error(`It ended with ${code}: ${said}${complaint}`)
  return said
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
