import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PROGRAMS = [process.env['PGBOUNCER'] ?? '', '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']
/** PgBouncer does not run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const NO_LOGIN = { auth_type: 'any', pool_mode: 'transaction', default_pool_size: '20', max_client_conn: '400' }

export interface Pooler {
  readonly databaseUrl: string
  stop(): void
}

/**
 * Starts PgBouncer in transaction mode before the database, where this machine has one (`apt install pgbouncer`, or
 * `PGBOUNCER=<path>`).
 */
export async function startPooler(databaseUrl: string): Promise<Pooler | undefined> {
  const program = PROGRAMS.find(path => path !== '' && existsSync(path))
  if (program === undefined) return undefined
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-pooler-'))
  chmodSync(folder, 0o755)
  const own = await freePort()
  const name = pathname.slice(1)
  const target = `host=${hostname} port=${port} dbname=${name} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`
  const settings = { ...NO_LOGIN, listen_addr: '127.0.0.1', listen_port: String(own), unix_socket_dir: '' }
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `[databases]\n${name} = ${target}\n[pgbouncer]\n${lines.join('\n')}\n`, { mode: 0o644 })
  const child = spawn(program, ['-q', file], { stdio: ['ignore', 'ignore', 'inherit'], ...NOBODY })
  await pause(1_000)
  if (child.exitCode !== null) throw new Error(`${program} ended at once`)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return {
    databaseUrl: url.href,
    stop() {
      child.kill('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
