import { UPLOAD_LIMITS } from '@kitwright/contract'
import type { ImageRole } from '@kitwright/design'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { keepImage, newId, type ImageRefusal } from '../../../../drafts/index.ts'
import { useSession } from '../../../../session/index.ts'
import { roleOfPicture, type DocumentState } from '@kitwright/editor'
import { loadUntilDone, toast } from '../../../../ui/index.ts'
import { useStudioParts } from '../../../context/index.ts'
import { nameOfFile } from '../files/nameOfFile.ts'
import { readFile } from '../files/readFile.ts'
import type { TrimmedPicture } from '../files/trimClear.ts'
import { sendAhead, useSender } from './uploadList.ts'
import { usePlaceImage } from './useAddImage.ts'

export interface Upload {
  readonly id: string
  readonly name: string
  readonly totalBytes: number
  readonly doneBytes: number
  /** The reason for the refusal; null while it is on its way. */
  readonly problem: ImageRefusal | null
}
export interface Uploads {
  readonly items: readonly Upload[]
  /** The last file that was added or stopped, for screen readers. */
  readonly last: { readonly name: string; readonly isAdded: boolean } | null
  /** With `role` null, the picture's shape decides. */
  add(files: readonly File[], role: ImageRole | null): void
  stop(id: string): void
  dismiss(id: string): void
}

interface QueuedUpload {
  readonly id: string
  readonly file: File
  readonly role: ImageRole | null
  readonly control: AbortController
}

type StoredImage = Awaited<ReturnType<typeof keepImage>> & { readonly note?: TrimmedPicture['note'] }

async function take({ file, control }: QueuedUpload, onProgress: (bytes: number) => void): Promise<StoredImage> {
  if (file.size > UPLOAD_LIMITS.bytes) return { ok: false, problem: 'imageTooHeavy' }
  try {
    const read = await readFile(file, onProgress, control.signal)
    const { trimClear } = await loadUntilDone(async () => import('../files/trimClear.ts'))
    const { blob: trimmed, note } = await trimClear(read)
    const kept = await keepImage(trimmed ?? read)
    control.signal.throwIfAborted()
    return { ...kept, note }
  } catch (cause) {
    if (control.signal.aborted) throw cause
    return { ok: false, problem: 'imageUnreadable' }
  }
}

/**
 * Stops pending uploads when the panel closes and reports each by name, since the list that would show them is gone.
 */
function useStopOnClose(queue: { readonly current: readonly QueuedUpload[] }): void {
  const { t } = useTranslation(['images'])
  const noteStopped = useRef<(name: string) => void>(() => {})
  useEffect(() => {
    noteStopped.current = name => toast('info', t('images:stopped', { name: name || t('images:a_picture') }))
  })
  useEffect(
    () => () => {
      for (const { control, file } of queue.current) {
        if (!control.signal.aborted) noteStopped.current(file.name)
        control.abort()
      }
    },
    [queue],
  )
}

/**
 * Processes files one after another: reads, checks, stores and places each. Refused files stay with the reason until
 * dismissed.
 */
export function useUploads(): Uploads {
  const { t } = useTranslation(['images'])
  const api = useStudioParts<DocumentState>()
  const place = usePlaceImage()
  const sender = useSender()
  const { isSignedIn } = useSession()
  const [items, setItems] = useState<readonly Upload[]>([])
  const [last, setLast] = useState<Uploads['last']>(null)
  const queue = useRef<QueuedUpload[]>([])
  const isBusy = useRef(false)

  const change = (id: string, next: Partial<Upload>): void =>
    setItems(before => before.map(item => (item.id === id ? { ...item, ...next } : item)))
  const dismiss = useCallback((id: string) => setItems(before => before.filter(item => item.id !== id)), [])
  useStopOnClose(queue)

  async function finish(waiting: QueuedUpload): Promise<void> {
    const { id, file, role } = waiting
    try {
      const kept = await take(waiting, doneBytes => change(id, { doneBytes }))
      if (!kept.ok) return change(id, { problem: kept.problem })
      place(kept.asset, role ?? roleOfPicture(api, kept.asset), nameOfFile(file.name))
      if (kept.note) toast('info', t(`images:${kept.note}`, { name: file.name }))
      if (isSignedIn) sendAhead(kept.asset, file.name, file.size, sender)
      setLast({ name: file.name, isAdded: true })
    } catch {
      setLast({ name: file.name, isAdded: false })
    }
    dismiss(id)
  }

  async function work(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      await finish(next)
      queue.current.shift()
    }
    isBusy.current = false
  }

  return {
    items,
    last,
    add(files, role) {
      const waiting = files.map(file => ({ id: newId(), file, role, control: new AbortController() }))
      const fresh = waiting.map(({ id, file }) => {
        const name = file.name || t('images:a_picture')
        return { id, name, totalBytes: file.size, doneBytes: 0, problem: null }
      })
      setItems(before => [...before.filter(({ problem }) => problem === null), ...fresh])
      queue.current.push(...waiting)
      void work()
    },
    stop: id => queue.current.find(waiting => waiting.id === id)?.control.abort(),
    dismiss,
  }
}
