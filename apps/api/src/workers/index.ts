export { defineJob, type Job, type Work } from './job.ts'
export { createWorkerPool, type WorkerPool } from './pool.ts'
export type { Caller } from './queues.ts'
export { WorkFailure } from './failure.ts'
