import { PAGES } from '@kitwright/pages'
import { createRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { rootRoute } from '../session/index.ts'

const Page = lazy(async () => ({ default: (await import('./SupplierPage.tsx')).SupplierPage }))

const page = createRoute({
  getParentRoute: () => rootRoute,
  path: PAGES.supplier.path,
  component: function Supplier() {
    const { token } = page.useParams()
    return <Page key={token} token={token} />
  },
})

export const supplierRoutes = [page] as const
