import type { Client } from '@kitwright/contract/client'
import type { AssetRef } from '@kitwright/design'
import { create } from 'zustand'
import { newId, type SaveError, type sendImage } from '../../../../drafts/index.ts'
import { watchSending } from '../../../../session/index.ts'
import { createQueue, type Queue, type QueuePorts, type SendOutcome } from '../../../save/index.ts'

/** A picture on its way to the server. It is on the design already, and goes with the next save if it does not arrive before. */
export interface SendingPicture {
  readonly id: string
  readonly name: string
  readonly asset: AssetRef
  /** Account that it is sent for. */
  readonly account: string | null
  readonly doneBytes: number
  readonly totalBytes: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** It failed before, and is tried again by itself. */
  readonly isAgain?: boolean
  /** Why it failed. */
  readonly error?: SaveError
}

/** In whose name pictures go. */
export interface Sender {
  /** The client that speaks for one account alone. */
  apiFor(account: string | null): Client
  /** Id of the account that is signed in now. */
  account(): string | null
}

const isWithoutNetwork = ({ state, error }: SendingPicture): boolean => state === 'failed' && error?.id === 'network'

/** The pictures that are on their way, as screens follow them. */
function createSendingList() {
  const useSendings = create<{ readonly items: readonly SendingPicture[] }>()(() => ({ items: [] }))
  const write = (next: (items: readonly SendingPicture[]) => readonly SendingPicture[]): void =>
    useSendings.setState(({ items }) => ({ items: next(items) }))
  return {
    useSendings,
    all: () => useSendings.getState().items,
    add: (item: SendingPicture) => write(items => [...items, item]),
    change: (id: string, next: Partial<SendingPicture>) =>
      write(items => items.map(item => (item.id === id ? { ...item, ...next } : item))),
    drop: (id: string) => write(items => items.filter(item => item.id !== id)),
  }
}

/** Pictures sent ahead of the save. Outlives the panel that began it: whoever turns to another tool goes on sending. */
export function createSendings(send: typeof sendImage, ports: QueuePorts) {
  const { useSendings, all, add, change, drop } = createSendingList()
  const controls = new Map<string, AbortController>()
  let sender: Sender | null = null
  let isBusy = false

  async function sendOne({ id, asset, account }: SendingPicture, by: Sender): Promise<void> {
    // Somebody else has signed in meanwhile: the picture goes with a save of whose it is.
    if (account !== by.account()) return drop(id)
    const control = new AbortController()
    controls.set(id, control)
    change(id, { state: 'sending', doneBytes: 0 })
    const onSent = (doneBytes: number, totalBytes: number): void => change(id, { doneBytes, totalBytes })
    const watch = (form: FormData): void => watchSending(form, onSent)
    const problem = await send(asset, by.apiFor(account), { watch, signal: control.signal })
    controls.delete(id)
    if (!problem || control.signal.aborted) return drop(id)
    change(id, { state: 'failed', error: problem })
    // Without a network, or with one that stalls, the user can only wait for it.
    if (problem.id === 'network') sendLater()
  }

  /** One after another: a phone's uplink gains nothing from several at once. */
  async function work(): Promise<void> {
    if (isBusy || !sender) return
    isBusy = true
    const next = (): SendingPicture | undefined => all().find(({ state }) => state === 'waiting')
    for (let item = next(); item; item = next()) await sendOne(item, sender)
    isBusy = false
  }

  /** Tries what did not get through again, as saves are. */
  async function tryAgain(): Promise<SendOutcome> {
    for (const { id } of all().filter(isWithoutNetwork)) change(id, { state: 'waiting', isAgain: true })
    await work()
    return all().some(isWithoutNetwork) ? 'offline' : 'over'
  }
  let queue: Queue | null = null
  function sendLater(): void {
    queue ??= createQueue(tryAgain, () => {}, ports)
    queue.add()
  }

  return {
    useSendings,
    /** Sends a kept picture ahead of the save. */
    sendAhead(asset: AssetRef, name: string, totalBytes: number, by: Sender): void {
      if (asset.source !== 'local') return
      sender = by
      const account = by.account()
      add({ id: newId(), name, asset, account, doneBytes: 0, totalBytes, state: 'waiting' })
      void work()
    },
    sendAgain(id: string): void {
      if (!all().some(item => item.id === id && item.state === 'failed')) return
      change(id, { state: 'waiting', isAgain: false })
      void work()
    },
    /** Stops sending; the picture stays on the design. */
    stopSending(id: string): void {
      controls.get(id)?.abort()
      drop(id)
    },
  }
}
