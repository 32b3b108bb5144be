import { createRouter, Outlet, type RouterHistory } from '@tanstack/react-router'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageFailure } from './PageFailure.tsx'
import { parseSearch, stringifySearch } from './queryString.ts'
import { personalRoutes, signInRoutes } from '../../account/index.ts'
import { officeRoutes } from '../../office/index.ts'
import { guarded, PagePending, rootRoute, shopFrame, type RouterContext } from '../../session/index.ts'
import { shopRoutes, WebLayout } from '../../shop/index.ts'
import { studioRoutes } from '../../studio/index.ts'
import { supplierRoutes } from '../../supplier/index.ts'

rootRoute.update({ notFoundComponent: NotFoundPage })
shopFrame.update({
  component: () => (
    <WebLayout>
      <Outlet />
    </WebLayout>
  ),
})

const routeTree = rootRoute.addChildren([
  shopFrame.addChildren([...shopRoutes, ...signInRoutes]),
  ...studioRoutes,
  ...supplierRoutes,
  officeRoutes,
  guarded.addChildren([...personalRoutes]),
])

let isFirst = true
/** Leaves a rendered page where somebody scrolled it before the router showed it first: it would go back to its top. */
const restoresScroll = (): boolean => {
  const isLeft = isFirst && scrollY > 0
  isFirst = false
  return !isLeft
}

/** Every route of the shop. Unknown paths show not-found; they never redirect. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    // Outside a browser it would be an inline script.
    scrollRestoration: history === undefined && restoresScroll,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFailure,
    defaultPreload: false,
  })
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
