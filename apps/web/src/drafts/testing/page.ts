import type { Player } from '@kitwright/contract'
import { createClient } from '@kitwright/contract/client'
import { createDesign, createImageLayer } from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { cancelSlowCalls, createFetch, onSlowCalls } from '../../session/network/fetchWithTimeout.ts'
import * as drafts from '../index.ts'

interface FakeDesign {
  revision: number
  document: { layers: { asset?: unknown }[] }
  name: string
}

const json = (status: number, value: unknown, etag?: string): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...(etag ? { etag } : {}) },
  })
const refuse = (status: number, id: string): Response => json(status, { error: { id, message: id, requestId: 'r' } })

/** Fake of the shop's server with what saving needs: revisions with ETags, and files. */
function createServer() {
  const designs = new Map<string, FakeDesign>()
  /** Ids of another account's designs. */
  const taken = new Set<string>()
  /** Ids of another account's files. Anyone may view them, but no design of one's own may use them. */
  const foreign = new Set<string>()
  const calls: string[] = []
  const answer = (id: string, status: number): Response => {
    const { revision, ...rest } = designs.get(id)!
    return json(status, { id, revision, ...rest }, `"${revision}"`)
  }
  const showsForeign = ({ document }: FakeDesign): boolean =>
    document.layers.some(({ asset }) => foreign.has((asset as { id?: string } | undefined)?.id ?? ''))
  function send(url: string, init: RequestInit): Response {
    calls.push(`${init.method} ${url.replace(/[0-9a-f-]{36}/, '{id}')}`)
    if (url === '/api/squads') return json(201, JSON.parse(init.body as string))
    if (url === '/api/files') {
      return json(201, { id: drafts.newId(), url: '', mime: 'image/png', widthPx: 300, heightPx: 200, bytes: 9 })
    }
    if (init.method === 'GET' && url.startsWith('/api/files/'))
      return new Response('theirs', { headers: { 'content-type': 'image/png' } })
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as FakeDesign & { id: string }) : null
    if (body && showsForeign(body)) return refuse(422, 'document-asset-missing')
    return sendDesign(init, init.method === 'POST' ? body!.id : url.split('/').at(-1)!, body)
  }
  function sendDesign(init: RequestInit, id: string, body: FakeDesign | null): Response {
    const kept = designs.get(id)
    if (init.method === 'POST' && taken.has(id)) return refuse(409, 'design-id-taken')
    // An existing design is returned unchanged.
    if (init.method !== 'PUT' && kept) return answer(id, 200)
    if (init.method !== 'POST' && !kept) return refuse(404, 'not-found')
    const isFresh = new Headers(init.headers).get('if-match') === `"${kept?.revision}"`
    if (init.method === 'PUT' && !isFresh) return refuse(412, 'stale-version')
    designs.set(id, { name: body!.name, document: body!.document, revision: (kept?.revision ?? 0) + 1 })
    return answer(id, kept ? 200 : 201)
  }
  /** With `losesAnswers` every request arrives, but the only answer that returns is that an id is taken. */
  const wire = { losesAnswers: false }
  const client = createClient({
    send: async (url, init) => {
      const answer = send(url, init)
      if (wire.losesAnswers && answer.status !== 409) throw new TypeError('network')
      return answer
    },
  })
  return { designs, taken, foreign, calls, wire, client }
}

const garment = await loadGarment('soccer')
const document = createDesign('soccer')

/** A client that calls the page's own server over the network, for people who cancel calls after `patienceMs`. */
function createWire(patienceMs: number) {
  onSlowCalls(cancelSlowCalls)
  return createClient({ send: createFetch(patienceMs) })
}

/** Returns a draft with one picture that only this browser has. */
async function draftWithPicture(content: BlobPart = 'picture') {
  const put = await drafts.putImage({ blob: new Blob([content], { type: 'image/png' }), widthPx: 300, heightPx: 200 })
  if (!put.ok) throw new Error(put.reason)
  const zone = zoneOf(garment, document.options, 'logo')!
  return drafts.newDraft('Kit', { ...document, layers: [createImageLayer('logo', 'logo', put.asset, zone)] })
}

const playerOf = (name: string): Player => ({
  id: drafts.newId(),
  name,
  printName: '',
  number: 7,
  size: 'M',
  version: 'player',
  sleeve: null,
})

const tools = { playerOf, drafts, document, createServer, createWire, draftWithPicture }
export type DraftTools = typeof tools
Object.assign(globalThis, { tools })
