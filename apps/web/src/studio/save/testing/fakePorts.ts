import type { QueuePorts } from '../saver/saveQueue.ts'

interface FakePorts {
  readonly ports: QueuePorts
  readonly world: { isOnline: boolean }
  /** The duration of each requested wait. */
  readonly waits: number[]
  isWaiting(): boolean
  /** Completes pending work, with one turn for each nested answer. */
  settle(turns?: number): Promise<void>
  /** Ends the wait. */
  pass(turns?: number): Promise<void>
  /** Restores the connection. */
  comeBack(): Promise<void>
}

/** Creates the environment of a queue, whose clock and connection the test controls. */
export function createFakePorts(): FakePorts {
  const world = { isOnline: true }
  const waits: number[] = []
  let due: (() => void) | null = null
  let back: () => void = () => {}
  const ports: QueuePorts = {
    isOnline: () => world.isOnline,
    onBack(listener) {
      back = listener
      return () => {
        back = () => {}
      }
    },
    later(ms, work) {
      waits.push(ms)
      due = work
      return () => {
        due = null
      }
    },
  }
  async function settle(turns = 1): Promise<void> {
    for (let i = 0; i < turns; i++) await new Promise(resolve => setTimeout(resolve))
  }
  return {
    ports,
    world,
    waits,
    isWaiting: () => due !== null,
    settle,
    pass(turns) {
      const work = due
      due = null
      work?.()
      return settle(turns)
    },
    comeBack() {
      back()
      return settle()
    },
  }
}
