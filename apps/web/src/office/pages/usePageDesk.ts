import type { PageContent } from '@kitwright/pages/content'
import type { Answer, Response_ } from '@kitwright/contract/client'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { type Refusal, useApi } from '../../session/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { beginHistory, changeContent, type ContentHistory, redo, undo } from './contentHistory.ts'
import { useFaultTexts } from './useFaultTexts.ts'

export type OfficePage = Response_<'GET /api/office/pages/{slug}'>

/** A page that is being written, what was saved of it, and the ways to send it. */
export interface PageDesk {
  readonly page: OfficePage
  readonly history: ContentHistory
  readonly isUnsaved: boolean
  readonly faults: Readonly<Record<string, string>>
  /** The version that somebody else has saved meanwhile. */
  readonly theirs: OfficePage | null
  readonly change: (content: PageContent, field: string | null) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly restore: (content: PageContent, version: number) => void
  readonly save: () => Promise<void>
  /** Saves what is unsaved and publishes it, at once or at a moment. */
  readonly publish: (at: Date | null) => Promise<void>
  readonly hide: () => Promise<void>
  readonly takeTheirs: () => void
  readonly keepMine: () => void
}

const isSame = (one: PageContent, other: PageContent): boolean => JSON.stringify(one) === JSON.stringify(other)

type SendPage = (call: () => Promise<Answer<OfficePage>>, said?: string) => Promise<OfficePage | null>

/** Sends changes of one page, and keeps what the server answers: the page, its faults, or what somebody else saved. */
function usePageSending(loaded: OfficePage) {
  const [api, act] = [useApi(), useOfficeAction()]
  const readFaults = useFaultTexts()
  const [page, setPage] = useState(loaded)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<OfficePage | null>(null)
  const refused = async ({ error }: Refusal): Promise<boolean> => {
    if (error.id === 'stale-version') {
      const answer = await api('GET /api/office/pages/{slug}', { params: { slug: page.slug } })
      if (answer.ok) setTheirs(answer.value)
      return answer.ok
    }
    if (!error.fields?.length) return false
    setFaults(await readFaults(error.fields))
    return true
  }
  const send: SendPage = async (call, said) => {
    setFaults({})
    let saved: OfficePage | null = null
    await act(call, {
      ...(said !== undefined && { said }),
      done: ({ value }) => {
        saved = value
        setPage(value)
      },
      refused,
    })
    return saved
  }
  /** Goes on from what somebody else saved. */
  const acceptTheirs = (): void => {
    if (theirs) setPage(theirs)
    setTheirs(null)
  }
  return { page, faults, theirs, send, acceptTheirs }
}

/** The page's state on this screen. It stays as it was typed until it is saved, whatever the server answers. */
export function usePageDesk(loaded: OfficePage): PageDesk {
  const { t } = useTranslation(['content'])
  const api = useApi()
  const { page, faults, theirs, send, acceptTheirs } = usePageSending(loaded)
  const [history, setHistory] = useState(() => beginHistory(loaded.content))
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null)
  const params = { slug: page.slug }
  const isUnsaved = !isSame(history.now, page.content)
  const put = (content: PageContent, field: string | null): void =>
    setHistory(now => changeContent(now, content, field))
  const match = (version: number) => ({ 'if-match': `"${version}"` })

  const keep = async (said?: string): Promise<OfficePage | null> => {
    const content = history.now
    const call = { params, headers: match(page.version), body: { content, restoredFrom } }
    const saved = await send(async () => api('PUT /api/office/pages/{slug}', call), said)
    if (saved) {
      setRestoredFrom(null)
      // The server trims what was typed. Typing since then stays.
      setHistory(now => (now.now === content ? { ...now, now: saved.content, typedInto: null } : now))
    }
    return saved
  }
  const show = async (version: number, body: { isShown: boolean; at: string | null }, said: string) =>
    send(async () => api('PUT /api/office/pages/{slug}/publication', { params, headers: match(version), body }), said)

  return {
    page,
    history,
    isUnsaved,
    faults,
    theirs,
    change: put,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    restore(content, version) {
      put(content, null)
      setRestoredFrom(version)
    },
    save: async () => void (await keep(t('content:saved_draft'))),
    async publish(at) {
      const current = isUnsaved ? await keep() : page
      const body = { isShown: true, at: at?.toISOString() ?? null }
      if (current) await show(current.version, body, t(at ? 'content:planned' : 'content:published'))
    },
    hide: async () => void (await show(page.version, { isShown: false, at: null }, t('content:hidden'))),
    takeTheirs() {
      if (theirs) put(theirs.content, null)
      acceptTheirs()
    },
    keepMine: acceptTheirs,
  }
}
