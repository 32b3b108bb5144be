export { defineJob, type Job, type Work } from './job.ts'
export { createWorkerPool, type Caller, type WorkerPool } from './pool.ts'
export { WorkFailure } from './failure.ts'
