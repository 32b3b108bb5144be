import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { stopOnSignal } from '../../start/signals.ts'
import { REPO_ROOT } from '../execute.ts'
import { serveTypeFoundry } from './typeFoundry.ts'

/*
 * The shops of walks that go at the same time, on consecutive ports, all begun at once: Playwright by itself begins a server only when the
 * one before it is ready. Whoever asks at the port after theirs is answered once each of them is ready.
 * The port after that has the public font catalogue of all of them.
 */
const [first, count, dataDir] = process.argv.slice(2)
if (first === undefined || count === undefined || dataDir === undefined)
  throw new Error('shops.ts <first port> <how many> <data folder>')
const ASK_AGAIN_MS = 200

const ports = Array.from({ length: Number(count) }, (_, index) => Number(first) + index)
const fontsourceUrl = serveTypeFoundry(Number(first) + ports.length + 1)
const shops = ports.map((port, index) =>
  spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: REPO_ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DEMO_ORDER: 'off',
      FONTSOURCE_URL: fontsourceUrl,
      PORT: String(port),
      DATA_DIR: join(dataDir, String(index)),
    },
  }),
)
let isStopping = false
stopOnSignal(async () => {
  isStopping = true
  await Promise.all(
    shops.map(async shop => {
      if (shop.exitCode !== null || shop.signalCode !== null) return
      shop.kill('SIGTERM')
      await once(shop, 'exit')
    }),
  )
})
// Without one of the shops the end-to-end tests cannot begin.
for (const shop of shops)
  shop.once('exit', () => {
    if (isStopping) return
    for (const other of shops) other.kill('SIGTERM')
    process.exit(1)
  })

const isReady = async (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
for (const port of ports) while (!(await isReady(port))) await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
createServer((_, response) => response.end('ready')).listen(Number(first) + ports.length)
