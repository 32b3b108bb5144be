import { PAGES } from '@kitwright/pages'
import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../session/index.ts'
import { lazy } from '../ui/index.ts'

const Page = lazy(async () => ({ default: (await import('./SupplierPage.tsx')).SupplierPage }))
const Label = lazy(async () => ({ default: (await import('./LabelPage.tsx')).LabelPage }))
const Papers = lazy(async () => ({ default: (await import('./LabelPage.tsx')).PapersPage }))
const getParentRoute = () => rootRoute

const page = createRoute({
  getParentRoute,
  path: PAGES.supplier.path,
  component: function Supplier() {
    const { token } = page.useParams()
    return <Page key={token} token={token} />
  },
})
const label = createRoute({
  getParentRoute,
  path: PAGES.label.path,
  component: function ScannedLabel() {
    return <Label {...label.useParams()} />
  },
})

const papers = createRoute({
  getParentRoute,
  path: PAGES.orderPapers.path,
  component: function ScannedPapers() {
    return <Papers {...papers.useParams()} />
  },
})

export const supplierRoutes = [page, label, papers] as const
