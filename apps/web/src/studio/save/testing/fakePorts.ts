import type { QueuePorts } from '../saver/saveQueue.ts'

interface FakePorts {
  readonly ports: QueuePorts
  readonly world: { isOnline: boolean }
  /** How long was to be waited, each time. */
  readonly waits: number[]
  isWaiting(): boolean
  /** Lets what is under way end: as many turns as its answers are deep. */
  settle(turns?: number): Promise<void>
  /** The wait is over. */
  pass(turns?: number): Promise<void>
  /** The connection is back. */
  comeBack(): Promise<void>
}

/** A queue's outside world, whose clock and connection the test moves. */
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
