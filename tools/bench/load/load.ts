import { Agent, request } from 'node:http'
import { median, quantile } from '../statistics.ts'

export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Target {
  /** Address such as `http://localhost:1234`. */
  readonly address: string
  /** Returns the next request of a client; `client` counts from 0. */
  readonly next: (client: number) => LoadRequest
  readonly status: number
}

/** The results of some rounds of load. */
export interface Load {
  /** Requests per second of each round. */
  readonly rates: number[]
  readonly latenciesMs: number[]
}

/** Sends one request and reads its whole answer. Throws if the status is not the target's. */
async function send(target: Target, { method, path, headers, body }: LoadRequest, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const length =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request(target.address + path, { method, agent, headers: { ...headers, ...length } }, answer => {
    const isRight = answer.statusCode === target.status
    let text = ''
    answer.on('data', (chunk: Buffer) => {
      if (!isRight) text += chunk.toString()
    })
    answer.on('end', () => (isRight ? resolve() : reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))))
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

/** Loads the target with clients that each wait for their answer, and adds the measurements to `load`. */
export async function runLoad(
  target: Target,
  { clients, seconds }: { clients: number; seconds: number },
  load: Load,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const began = performance.now()
  const end = began + seconds * 1000
  const work = async (client: number): Promise<void> => {
    while (performance.now() < end) {
      const at = performance.now()
      await send(target, target.next(client), agent)
      load.latenciesMs.push(performance.now() - at)
    }
  }
  const before = load.latenciesMs.length
  await Promise.all(Array.from({ length: clients }, async (_, client) => work(client)))
  load.rates.push(((load.latenciesMs.length - before) / (performance.now() - began)) * 1000)
  agent.destroy()
}

export interface LoadRounds {
  readonly clients: number
  readonly seconds: number
  readonly rounds: number
}

/**
 * Loads both in turns, so that other activity of the machine affects both. The warm-up of the compilers does not count.
 */
export async function compareLoads(
  own: Target,
  floor: Target,
  { clients, seconds, rounds }: LoadRounds,
): Promise<[own: Load, floor: Load]> {
  const loads: [Load, Load] = [emptyLoad(), emptyLoad()]
  for (const target of [own, floor]) await runLoad(target, { clients, seconds: WARM_UP_S }, emptyLoad())
  for (let round = 0; round < rounds; round += 1) {
    const pair = [
      runLoad.bind(null, own, { clients, seconds }, loads[0]),
      runLoad.bind(null, floor, { clients, seconds }, loads[1]),
    ]
    if (round % 2 === 1) pair.reverse()
    for (const one of pair) await one()
  }
  return loads
}

const WARM_UP_S = 3

const emptyLoad = (): Load => ({ rates: [], latenciesMs: [] })

/** Returns the requests per second of the median round, which excludes a disturbed one. */
export const perSecond = ({ rates }: Load): number => median(rates)

/** Returns the latency, ms, that `percent` of the requests did not exceed. */
export const percentile = ({ latenciesMs }: Load, percent: number): number => quantile(latenciesMs, percent / 100)
