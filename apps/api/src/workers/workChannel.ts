import { channel } from 'node:diagnostics_channel'
import { basename } from 'node:path'
import type { Task } from './queues.ts'

/** The times of one piece of heavy work, reported when it has ended. */
export interface WorkTimes {
  /** The job's module by its name, such as `pictureWorker`. */
  readonly job: string
  /** Time in the queue in ms. */
  readonly waitMs: number
  /** Time in a process in ms. */
  readonly runMs: number
  readonly isDone: boolean
}

/** Tells whoever measures of {@link WorkTimes}; costs nothing while nobody listens. */
export const works = channel('kitwright:work')

/** Runs the work and reports its times when it has ended. */
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
