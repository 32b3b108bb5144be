import { defineJob } from '../../workers/index.ts'
import type { InvoiceToDraw } from './facts.ts'

/** An order's invoice as PDF. */
export const drawInvoice = defineJob<InvoiceToDraw, Uint8Array>(new URL('./invoiceWorker.ts', import.meta.url), {
  limitMs: 20_000,
  limitMb: 800,
})
