import type { Tenant } from '@kitwright/contract'
import { createClient } from '@kitwright/contract/client'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTestTexts } from '../../ui/testing/loadTestTexts.ts'
import { ApiProvider, VisitProvider, type Session } from '../../session/index.ts'
import { ConfirmRoot, Toasts } from '../../ui/index.ts'

const tenant = { name: 'Angkor Kits', settings: {} } as Tenant
await loadTestTexts([
  'office',
  'common',
  'card',
  'roster',
  'pieces',
  'suppliers',
  'arrange',
  'production',
  'order',
  'checkout',
  'desk',
])

interface OfficePage {
  readonly path: string
  readonly component: () => ReactNode
  /** History of a tab that has visited the page before. Default: a tab opened with the page. */
  readonly history?: RouterHistory
  readonly validateSearch?: (search: Record<string, unknown>) => object
  /** Fake of the office's API. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>
}

/** Opens an office page for staff with a mock office that gives these answers. Returns a function that closes it. */
export function openOfficePage({
  path,
  component,
  history = createMemoryHistory({ initialEntries: [path] }),
  validateSearch = () => ({}),
  send,
}: OfficePage): () => void {
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff', component: Outlet })
  const shownPage = createRoute({ getParentRoute: () => staff, path, validateSearch, component })
  const router = createRouter({
    routeTree: root.addChildren([staff.addChildren([shownPage])]),
    history,
  })
  const host = document.body.appendChild(document.createElement('div'))
  const shown = createRoot(host)
  shown.render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <VisitProvider visit={{ session: {} as Session, tenant }}>
          <ApiProvider api={createClient({ send })}>
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
