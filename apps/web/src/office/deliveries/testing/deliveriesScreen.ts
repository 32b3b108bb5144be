import { deliveriesSearch } from '../../search.ts'
import { openOfficePage } from '../../testing/OfficePage.tsx'
import type { Delivery } from '../../officeTypes.ts'
import { DeliveriesPage } from '../DeliveriesPage.tsx'

export interface Office {
  mails: Delivery[]
  /** Error id of the refusal returned from now on. */
  refusal?: 'mail-not-failed'
  isAway?: boolean
}

/** Fakes the office's answers: its mails. A mail that is sent again is waiting. */
const answering = (office: Office) => async (url: string, init: RequestInit) => {
  if (office.isAway) throw new TypeError('no answer')
  const { pathname, searchParams } = new URL(url, 'http://office.example')
  if (pathname === '/api/office/telegram/messages') return Response.json({ items: [], total: 0 })
  const { refusal } = office
  if (init.method === 'POST') {
    if (refusal) return Response.json({ error: { id: refusal, message: '', requestId: 'r' } }, { status: 409 })
    const [id] = pathname.split('/').slice(-2)
    office.mails = office.mails.map(mail =>
      mail.id === id ? { ...mail, state: 'waiting', again: { by: 'Dara Keo', at: '2026-11-24T03:00:00.000Z' } } : mail,
    )
    return new Response(null, { status: 204 })
  }
  const status = searchParams.get('status')
  const items = office.mails.filter(mail => status === null || mail.state === status)
  const queued = office.mails.filter(mail => mail.state === 'waiting').length
  return Response.json({ items, queued, before: null, after: null })
}

/** Opens the office's mail page for staff, with a mock office that has these mails. */
export const openDeliveries = (office: Office) =>
  openOfficePage({
    path: '/office/deliveries',
    validateSearch: deliveriesSearch,
    component: DeliveriesPage,
    send: answering(office),
  })
