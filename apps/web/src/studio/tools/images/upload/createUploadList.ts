import { isUnanswered } from '@kitwright/contract/client'
import type { Client } from '@kitwright/contract/client'
import type { AssetRef } from '@kitwright/design'
import { create } from 'zustand'
import { newId, type SaveError, type sendImage } from '../../../../drafts/index.ts'
import { watchSending } from '../../../../session/index.ts'
import { createQueue, type Queue, type QueuePorts, type SendOutcome } from '../../../save/index.ts'

/**
 * A picture being sent to the server. It is on the design already and goes with the next save if it does not arrive
 * before.
 */
export interface SendingPicture {
  readonly id: string
  readonly name: string
  readonly asset: AssetRef
  /** The account it is sent for. */
  readonly account: string | null
  readonly doneBytes: number
  readonly totalBytes: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** It failed before and is retried automatically. */
  readonly isAgain?: boolean
  /** The reason for the failure. */
  readonly error?: SaveError
}

/** The account in whose name pictures are sent. */
export interface Sender {
  /** Returns the client for one account only. */
  apiFor(account: string | null): Client
  /** Returns the id of the account that is signed in now. */
  account(): string | null
}

const isWithoutNetwork = ({ state, error }: SendingPicture): boolean =>
  state === 'failed' && !!error && isUnanswered(error)

/** Creates the observable list of pictures being sent. */
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

/**
 * Sends pictures ahead of the save. Outlives the panel that started it, so sending continues when the user opens
 * another tool.
 */
export function createSendings(send: typeof sendImage, ports: QueuePorts) {
  const { useSendings, all, add, change, drop } = createSendingList()
  const controls = new Map<string, AbortController>()
  let sender: Sender | null = null
  let isBusy = false

  async function sendOne({ id, asset, account }: SendingPicture, by: Sender): Promise<void> {
    // Another account has signed in since, so the picture goes with a save of its own account.
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
    if (isUnanswered(problem)) sendLater()
  }

  /** Sends one at a time, because a phone's uplink gains nothing from several at once. */
  async function work(): Promise<void> {
    if (isBusy || !sender) return
    isBusy = true
    const next = (): SendingPicture | undefined => all().find(({ state }) => state === 'waiting')
    for (let item = next(); item; item = next()) await sendOne(item, sender)
    isBusy = false
  }

  /** Retries pictures that failed for lack of a network, as saves are retried. */
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
    /** Sends a locally stored picture ahead of the save. */
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
