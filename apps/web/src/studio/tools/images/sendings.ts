import type { Client } from '@kitwright/contract/client'
import type { AssetRef } from '@kitwright/design'
import { create } from 'zustand'
import { newId, sendImage, type SaveError } from '../../../drafts/index.ts'
import { watchSending } from '../../../session/index.ts'
import { browserPorts, createQueue, type Queue, type Sent } from '../../save/queue.ts'

/** A picture on its way to the server. It is on the design already, and goes with the next save if it does not arrive before. */
export interface SendingPicture {
  readonly id: string
  readonly name: string
  readonly asset: AssetRef
  readonly doneBytes: number
  readonly totalBytes: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** It failed before, and is tried again by itself. */
  readonly isAgain?: boolean
  /** Why it failed. */
  readonly error?: SaveError
}

interface Sendings {
  readonly items: readonly SendingPicture[]
}

/** Outlives the panel that began it: whoever turns to another tool goes on sending. */
export const useSendings = create<Sendings>()(() => ({ items: [] }))

const controls = new Map<string, AbortController>()

const change = (id: string, next: Partial<SendingPicture>): void =>
  useSendings.setState(({ items }) => ({ items: items.map(item => (item.id === id ? { ...item, ...next } : item)) }))

const drop = (id: string): void =>
  useSendings.setState(({ items }) => ({ items: items.filter(item => item.id !== id) }))

async function sendOne({ id, asset }: SendingPicture, api: Client): Promise<void> {
  const control = new AbortController()
  controls.set(id, control)
  change(id, { state: 'sending', doneBytes: 0 })
  const onSent = (doneBytes: number, totalBytes: number): void => change(id, { doneBytes, totalBytes })
  const watch = (form: FormData): void => watchSending(form, onSent)
  const problem = await sendImage(asset, api, { watch, signal: control.signal })
  controls.delete(id)
  if (!problem || control.signal.aborted) return drop(id)
  change(id, { state: 'failed', error: problem })
  // Whoever has no network, or one that stands still, cannot do anything but wait for it.
  if (problem.id === 'network') sendLater(api)
}

const isWithoutNetwork = ({ state, error }: SendingPicture): boolean => state === 'failed' && error?.id === 'network'

let queue: Queue | null = null

/** Tries what did not get through again, as saves are. */
function sendLater(api: Client): void {
  async function tryAgain(): Promise<Sent> {
    const { items } = useSendings.getState()
    for (const { id } of items.filter(isWithoutNetwork)) change(id, { state: 'waiting', isAgain: true })
    await work(api)
    return useSendings.getState().items.some(isWithoutNetwork) ? 'offline' : 'over'
  }
  queue ??= createQueue(tryAgain, () => {}, browserPorts)
  queue.add()
}

let isBusy = false

/** One after another: a phone's uplink gains nothing from several at once. */
async function work(api: Client): Promise<void> {
  if (isBusy) return
  isBusy = true
  const next = (): SendingPicture | undefined => useSendings.getState().items.find(({ state }) => state === 'waiting')
  for (let item = next(); item; item = next()) await sendOne(item, api)
  isBusy = false
}

/** Sends a kept picture ahead of the save. */
export function sendAhead(asset: AssetRef, name: string, totalBytes: number, api: Client): void {
  if (asset.source !== 'local') return
  const item = { id: newId(), name, asset, doneBytes: 0, totalBytes, state: 'waiting' } as const
  useSendings.setState(({ items }) => ({ items: [...items, item] }))
  void work(api)
}

export function sendAgain(id: string, api: Client): void {
  const isThere = useSendings.getState().items.some(item => item.id === id && item.state === 'failed')
  if (!isThere) return
  change(id, { state: 'waiting', isAgain: false })
  void work(api)
}

/** Stops sending; the picture stays on the design. */
export function stopSending(id: string): void {
  controls.get(id)?.abort()
  drop(id)
}
