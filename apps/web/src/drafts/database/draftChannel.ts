import { newId } from './newId.ts'
import type { Draft } from './types.ts'

/** Id of this page among the tabs and windows that write drafts in this browser. */
export const PAGE_ID = newId()

/** Message to other pages about a draft that this page has written. */
export interface DraftNews {
  readonly id: string
  readonly writer: string
}

let channel: BroadcastChannel | null | undefined

/** Opens the channel. Null if the browser has none: a page then learns of the others when it writes. */
function openChannel(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel('kitwright.drafts') : null
  return channel
}

export const announceWrite = (news: DraftNews): void => openChannel()?.postMessage(news)

/** Message that these drafts were deleted from the device. */
interface DeletionNews {
  readonly gone: readonly string[]
}

export const announceDeleted = (gone: readonly string[]): void =>
  openChannel()?.postMessage({ gone } satisfies DeletionNews)

/** Calls back when another page has deleted drafts from the device. */
export function watchDeleted(onGone: (ids: readonly string[]) => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<DraftNews | DeletionNews>) => {
    if ('gone' in data) onGone(data.gone)
  })
}

/** Calls back for every draft that another page writes. Returns a function that stops it. */
export function watchDrafts(onNews: (news: DraftNews) => void): () => void {
  const listening = openChannel()
  const hear = ({ data }: MessageEvent<DraftNews | DeletionNews>): void => {
    if (!('gone' in data)) onNews(data)
  }
  listening?.addEventListener('message', hear)
  return () => listening?.removeEventListener('message', hear)
}

/**
 * Whether another page wrote the draft after the state that `own` is based on. The writer's own later writes do not
 * count.
 */
export const isNewer = (kept: Draft | undefined, own: Draft, writer: string): boolean =>
  kept?.writer !== undefined && kept.writer !== writer && (kept.version ?? 0) > (own.version ?? 0)
