import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread that sends a light request at an interval, whether or not the previous one has been answered. When stopped
 * it reports the duration of each, ms.
 */
const { url, everyMs } = workerData as { url: string; everyMs: number }

const calls: Promise<number>[] = []

async function timeCall(): Promise<number> {
  const began = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - began
}

const timer = setInterval(() => calls.push(timeCall()), everyMs)
parentPort!.once('message', async () => {
  clearInterval(timer)
  parentPort!.postMessage(await Promise.all(calls))
})
