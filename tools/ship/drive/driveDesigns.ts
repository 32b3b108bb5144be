import { randomUUID } from 'node:crypto'
import { createDesign, createTextLayer, type DesignDocument } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { pathOf } from './driveReads.ts'
import type { Shop } from './people.ts'
import { visit, type Visitor } from './visit.ts'

const PICTURE = /^image\/(?:png|webp)/
/** A red picture of forty by thirty pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAO0lEQVRIie3VwQkAMAwDsQ5y++/g7TpG+xDkHwiOdVZP5licU0+48k4pkKnMIBEWw2JYHBbDYljcVyxeEoBp7fVL4XIAAAAASUVORK5CYII=',
  'base64',
)
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path fill="#b91c1c" d="M10 10h70v70h-70z"/></svg>',
)

/** Returns a T-shirt, whose files are the quickest to generate, with a name and a number. */
export function shirt(): DesignDocument {
  const garment = getGarment('tshirt')
  const plain = createDesign('tshirt')
  const layers = (['playerName', 'backNumber'] as const).map(role =>
    createTextLayer(role, role, role === 'playerName' ? 'NAME' : '10', zoneOf(garment, plain.options, role)!),
  )
  return { ...plain, layers }
}

export async function saveDesign(person: Visitor, name: string): Promise<string> {
  return (await person.ask('POST /api/designs', { body: { id: randomUUID(), name, document: shirt() } })).id
}

/** Does a customer's work with designs, pictures and squads. Answers the address of an uploaded drawing. */
export async function driveDesigning({ place }: Shop, person: Visitor): Promise<string> {
  const stranger = visit(place)
  const id = await saveDesign(person, 'Home kit')
  const own = { params: { id } }
  await person.ask('GET /api/designs')
  const headers = await person.version('GET /api/designs/{id}', own)
  const { pictureUrl } = await person.ask('PUT /api/designs/{id}', {
    ...own,
    headers,
    body: { name: 'Home kit 2', document: shirt() },
  })
  await stranger.fetch(pathOf(pictureUrl), PICTURE)
  await person.ask('GET /api/designs/{id}/revisions', own)
  await person.ask('GET /api/designs/{id}/revisions/{revision}', { params: { id, revision: 1 } })
  await person.ask('POST /api/designs/{id}/revisions/{revision}/restore', {
    params: { id, revision: 1 },
    headers: await person.version('GET /api/designs/{id}', own),
  })
  await driveSharing(stranger, person, id)
  await person.ask('POST /api/designs/{id}/send-for-review', own)
  const gone = { params: { id: await saveDesign(person, 'To be deleted') } }
  await person.ask('DELETE /api/designs/{id}', {
    ...gone,
    headers: await person.version('GET /api/designs/{id}', gone),
  })
  await driveSquads(person)
  return driveFiles(stranger, person)
}

async function driveSharing(stranger: Visitor, person: Visitor, id: string): Promise<void> {
  const { token, path } = await person.ask('POST /api/designs/{id}/preview', { params: { id } })
  const shared = await stranger.ask('GET /api/previews/{token}', { params: { token } })
  await stranger.fetch(pathOf(shared.pictureUrl), PICTURE)
  await stranger.fetch(path, /html/)
  const { revision: embedded } = await stranger.ask('GET /api/embeds/{token}', {
    params: { token },
    query: { language: 'kh' },
  })
  await stranger.fetch(`/api/embeds/${token}/frames/12?v=${embedded}`, PICTURE)
  await stranger.fetch('/kit-view.js', /javascript/)
  const { revision } = shared
  const said = { id: randomUUID(), visitorId: randomUUID(), revision, name: 'Bora', looksGood: true }
  await stranger.ask('POST /api/previews/{token}/answers', { params: { token }, body: said })
  const { items } = await person.ask('GET /api/designs/{id}/answers', { params: { id } })
  const [answer] = items
  await person.ask('PUT /api/designs/{id}/answers/read', { params: { id }, body: { until: answer!.answeredAt } })
  await person.ask('DELETE /api/designs/{id}/answers/{answerId}', { params: { id, answerId: answer!.id } })
  await person.ask('DELETE /api/designs/{id}/preview', { params: { id } })
}

async function driveFiles(stranger: Visitor, person: Visitor): Promise<string> {
  const upload = async (name: string, bytes: Buffer) => person.upload('POST /api/files', { file: { name, bytes } })
  const [png, svg] = [await upload('a.png', PNG), await upload('a.svg', SVG)]
  await stranger.fetch(pathOf(png.url), /^image\/(?:png|webp)/)
  await stranger.fetch(pathOf(svg.url), /^image\/svg/)
  const { hits } = await stranger.ask('GET /api/graphics', { query: { q: 'crown' } })
  await person.ask('POST /api/graphics/{id}/place', { params: { id: hits[0]!.id } })
  await person.ask('GET /api/files')
  await person.ask('DELETE /api/files/{id}', { params: { id: png.id } })
  return pathOf(svg.url)
}

async function driveSquads(person: Visitor): Promise<void> {
  const player = { id: randomUUID(), name: 'Sok Dara', number: 10, size: 'M', version: 'player' } as const
  const body = { id: randomUUID(), name: 'First team', players: [player] }
  const { id } = await person.ask('POST /api/squads', { body })
  await person.ask('GET /api/squads')
  await person.ask('DELETE /api/squads/{id}', { params: { id } })
}

/** A club's badge, used as the shop's logo and as artwork on cloth. */
export const BADGE = { name: 'badge.svg', bytes: SVG }
export const PHOTO = { name: 'photo.png', bytes: PNG }

interface Reviewers {
  readonly shop: Shop
  readonly buyer: Visitor
  readonly office: Visitor
}

/** Reviews designs on the desk: takes a verdict back, and proposes revisions that are accepted, declined and withdrawn. */
export async function driveReview({ shop, buyer, office }: Reviewers): Promise<void> {
  const id = await saveDesign(buyer, 'Reviewed kit')
  const params = { id }
  await buyer.ask('POST /api/designs/{id}/send-for-review', { params })
  await office.ask('GET /api/office/review')
  const { reasons } = await office.ask('GET /api/office/review/reasons')
  await office.ask('PUT /api/office/review/reasons', { body: { version: 0, reasons: reasons.slice(0, 2) } })
  const headers = async () => office.version('GET /api/office/designs/{id}', { params })
  const verdict = { status: 'ready', comment: '', canUndo: true } as const
  await office.ask('POST /api/office/designs/{id}/review', { params, headers: await headers(), body: verdict })
  await office.ask('POST /api/office/designs/{id}/review/undo', { params })
  const refusal = { status: 'rejected', comment: 'The crest is too small' } as const
  await office.ask('POST /api/office/designs/{id}/review', { params, headers: await headers(), body: refusal })
  await buyer.ask('GET /api/designs/{id}/review', { params })
  await buyer.ask('POST /api/designs/{id}/review/answers', { params, body: { text: 'We like it small' } })
  const first = { params: { id, revision: 1 } }
  const { document } = await office.ask('GET /api/office/designs/{id}/revisions/{revision}', first)
  const propose = async (colour: string): Promise<{ proposalId: string; token: string }> => {
    const mended = { ...(document as object), fabric: { colour } }
    const body = { document: mended, note: 'By the check' }
    const { proposals } = await office.ask('POST /api/office/designs/{id}/proposals', {
      params,
      headers: await headers(),
      body,
    })
    const { linkPath } = await buyer.ask('GET /api/designs/{id}/proposal', { params })
    return { proposalId: proposals[0]!.id, token: linkPath!.split('#')[1]! }
  }
  const stranger = visit(shop.place)
  const { proposalId } = await propose('#101010')
  await office.ask('POST /api/office/designs/{id}/proposals/{proposalId}/withdraw', { params: { id, proposalId } })
  const declined = { params: { token: (await propose('#202020')).token } }
  await stranger.ask('POST /api/design-proposals/{token}/decline', { ...declined, body: { reason: 'Too dark' } })
  const accepted = { params: { token: (await propose('#303030')).token } }
  await stranger.ask('GET /api/design-proposals/{token}', accepted)
  await stranger.ask('POST /api/design-proposals/{token}/accept', accepted)
}
