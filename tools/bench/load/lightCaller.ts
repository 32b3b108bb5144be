import { parentPort, workerData } from 'node:worker_threads'

/** A thread that asks for something light every so often, whether the call before it has been answered or not, until it is told to stop; then it says how long each took, ms. */
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
