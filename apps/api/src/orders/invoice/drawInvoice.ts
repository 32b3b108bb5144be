import { Worker } from 'node:worker_threads'
import type { InvoiceFacts } from './facts.ts'

/** An order's invoice as PDF. In a thread that ends with it: the server answers others meanwhile and keeps no fonts in memory. */
export async function drawInvoice(facts: InvoiceFacts): Promise<Uint8Array> {
  const worker = new Worker(new URL('./invoiceWorker.ts', import.meta.url), { workerData: facts })
  return new Promise((resolve, reject) => {
    // While developing, Node's own watching sends messages of its own through the same port.
    worker.on('message', (message: unknown) => {
      if (message instanceof Uint8Array) resolve(message)
    })
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`the invoice's thread ended with ${code}`)))
  })
}
