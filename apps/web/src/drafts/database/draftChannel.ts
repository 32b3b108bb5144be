import { newId } from './newId.ts'
import type { Draft } from './types.ts'

/** Names this page among those that write drafts in this browser: tabs and windows of one shop. */
export const PAGE_ID = newId()

/** Message to other pages about a draft that this page has written. */
export interface DraftNews {
  readonly id: string
  readonly writer: string
}

let channel: BroadcastChannel | null | undefined

/** Null where the browser has none: then a page learns of the others when it writes. */
function openChannel(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel('kitwright.drafts') : null
  return channel
}

export const announceWrite = (news: DraftNews): void => openChannel()?.postMessage(news)

/** Everything of these drafts was taken off the device. */
interface DeletionNews {
  readonly gone: readonly string[]
}

export const announceDeleted = (gone: readonly string[]): void =>
  openChannel()?.postMessage({ gone } satisfies DeletionNews)

/** Hears when another page has taken drafts off the device. */
export function watchDeleted(onGone: (ids: readonly string[]) => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<DraftNews | DeletionNews>) => {
    if ('gone' in data) onGone(data.gone)
  })
}

/** Hears of every draft that another page writes. Returns how to stop. */
export function watchDrafts(onNews: (news: DraftNews) => void): () => void {
  const listening = openChannel()
  const hear = ({ data }: MessageEvent<DraftNews | DeletionNews>): void => {
    if (!('gone' in data)) onNews(data)
  }
  listening?.addEventListener('message', hear)
  return () => listening?.removeEventListener('message', hear)
}

/** Whether another page wrote the draft after the state that `own` was made from. The writer's own later writes are no news to it. */
export const isNewer = (kept: Draft | undefined, own: Draft, writer: string): boolean =>
  kept?.writer !== undefined && kept.writer !== writer && (kept.version ?? 0) > (own.version ?? 0)
