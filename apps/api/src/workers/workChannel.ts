import { channel } from 'node:diagnostics_channel'
import { basename } from 'node:path'
import type { Task } from './queues.ts'

/** One piece of heavy work, told when it has ended. */
export interface WorkTimes {
  /** The job's module by its name, as `pictureWorker`. */
  readonly job: string
  /** In the queue, ms. */
  readonly waitMs: number
  /** In a process, ms. */
  readonly runMs: number
  readonly isDone: boolean
}

/** Tells whoever measures of {@link WorkTimes}; costs nothing while nobody listens. */
export const works = channel('kitwright:work')

/** The work, and how it went told when it has ended. */
export async function measure<T>({ job, askedAt = 0 }: Pick<Task, 'job' | 'askedAt'>, work: Promise<T>): Promise<T> {
  const begun = performance.now()
  const tell = (isDone: boolean): void => {
    if (!works.hasSubscribers) return
    const times = { waitMs: begun - askedAt, runMs: performance.now() - begun }
    works.publish({ job: basename(new URL(job.module).pathname, '.ts'), ...times, isDone } satisfies WorkTimes)
  }
  try {
    const done = await work
    tell(true)
    return done
  } catch (error) {
    tell(false)
    throw error
  }
}
