import type { Tenant } from '@kitwright/contract'
import { createClient } from '@kitwright/contract/client'
import { loadTexts } from '@kitwright/words'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { ApiProvider, VisitProvider, type Session } from '../../../session/index.ts'
import { ConfirmRoot, Toasts } from '../../../ui/index.ts'
import { deliveriesSearch } from '../../search.ts'
import type { Delivery } from '../../types.ts'
import { DeliveriesPage } from '../DeliveriesPage.tsx'

const tenant = { name: 'Angkor Kits' } as Tenant

await i18next.use(initReactI18next).init({
  lng: 'en',
  ns: ['office', 'common'],
  resources: {
    en: {
      office: { ...(await loadTexts('en', 'office')) },
      common: { ...(await loadTexts('en', 'common')) },
    },
  },
  interpolation: { escapeValue: false },
})

export interface Office {
  mails: Delivery[]
  /** What it refuses from now on. */
  refusal?: 'mail-not-failed'
  isAway?: boolean
}

/** What the office answers: its mails, and one that is sent again waits. */
const answering = (office: Office) => async (url: string, init: RequestInit) => {
  if (office.isAway) throw new TypeError('no answer')
  const { pathname, searchParams } = new URL(url, 'http://office.example')
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

/** The office's page of mails as its staff see it, before an office with these mails. */
export function openDeliveries(office: Office) {
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff', component: Outlet })
  const list = createRoute({
    getParentRoute: () => staff,
    path: '/office/deliveries',
    validateSearch: deliveriesSearch,
    component: DeliveriesPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([staff.addChildren([list])]),
    history: createMemoryHistory({ initialEntries: ['/office/deliveries'] }),
  })
  const host = document.body.appendChild(document.createElement('div'))
  const shown = createRoot(host)
  shown.render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <VisitProvider visit={{ session: {} as Session, tenant }}>
          <ApiProvider api={createClient({ send: answering(office) })}>
            <RouterProvider router={router as never} />
          </ApiProvider>
          <ConfirmRoot />
          <Toasts closeLabel="Close" />
        </VisitProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return () => {
    shown.unmount()
    host.remove()
  }
}
