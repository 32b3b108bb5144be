export { openJobs } from './openJobs.ts'
export type { Jobs, JobsOptions } from './openJobs.ts'
export type { EventJob, EventQueue, Log, Queue, ScheduledQueue } from './queue.ts'
export { readQueues } from './readQueues.ts'
