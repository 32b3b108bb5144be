import { type Load, percentile, runLoad, type Target } from '../load/load.ts'
import { costRow, type Report } from '../report.ts'

const CLICKS = 10
const SECONDS = 10

interface Office {
  readonly address: string
  /** Ten of the slowest paths. */
  readonly paths: readonly string[]
  readonly ask: (path: string) => Promise<unknown>
}

/**
 * Measures another shop's waits for the list of products, and a load balancer's for readiness, while one office keeps
 * asking for ten slow lists at once.
 */
export async function benchOthers(report: Report, { address, paths, ask }: Office): Promise<void> {
  const host = `mekong.${new URL(address).host}`
  const targets: Readonly<Record<string, Target>> = {
    products: { address, status: 200, next: () => ({ method: 'GET', path: '/api/products', headers: { host } }) },
    tenant: { address, status: 200, next: () => ({ method: 'GET', path: '/api/pricing', headers: { host } }) },
    ready: { address, status: 200, next: () => ({ method: 'GET', path: '/health/ready' }) },
  }
  const measure = async (target: Target): Promise<Load> => {
    const load: Load = { rates: [], latenciesMs: [] }
    await runLoad(target, { clients: 1, seconds: SECONDS }, load)
    return load
  }
  for (const [name, target] of Object.entries(targets)) {
    const quiet = await measure(target)
    const end = new AbortController()
    const click = async (path: string): Promise<void> => {
      while (!end.signal.aborted) await ask(path)
    }
    const clicking = Promise.all(paths.slice(0, CLICKS).map(click))
    const busy = await measure(target)
    end.abort()
    await clicking
    report(costRow(`operate.others.${name}.p99`, 'ms', [percentile(busy, 99), percentile(quiet, 99)]))
  }
}
