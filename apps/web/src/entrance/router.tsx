import { productTypeAt } from '@kitwright/garment'
import { createRoute, createRouter, notFound, Outlet, redirect, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './search.ts'
import { officeRoutes } from './officeRoutes.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PagePending } from './PagePending.tsx'
import { root, type RouterContext } from './rootRoute.ts'
import * as account from '../account/index.ts'
import * as shop from '../shop/index.ts'
import { PreviewPage, StudioPage } from '../studio/index.ts'

// Public pages in the web layout
const web = createRoute({ getParentRoute: () => root, id: 'web', component: WebFrame })
function WebFrame() {
  return (
    <shop.WebLayout>
      <Outlet />
    </shop.WebLayout>
  )
}
const home = createRoute({ getParentRoute: () => web, path: '/', component: shop.HomePage })
const products = createRoute({ getParentRoute: () => web, path: '/products', component: shop.ProductsPage })
const pricing = createRoute({ getParentRoute: () => web, path: '/pricing', component: shop.PricingPage })
const sizes = createRoute({ getParentRoute: () => web, path: '/sizes', component: shop.SizesPage })
const store = createRoute({ getParentRoute: () => web, path: '/store', component: shop.StorePage })
const quickStart = createRoute({
  getParentRoute: () => web,
  path: '/quickstart',
  component: shop.QuickStartPage,
  beforeLoad: ({ context }) => {
    if (!context.tenant.productTypes.includes('SOCCER_KIT')) throw notFound()
  },
})
const about = createRoute({
  getParentRoute: () => web,
  path: '/about',
  component: () => <shop.StoryPage name="about" />,
})
const careers = createRoute({
  getParentRoute: () => web,
  path: '/careers',
  component: () => <shop.StoryPage name="careers" />,
})
const privacy = createRoute({
  getParentRoute: () => web,
  path: '/privacy',
  component: () => <shop.TextPage name="privacy" />,
})
const terms = createRoute({
  getParentRoute: () => web,
  path: '/terms',
  component: () => <shop.TextPage name="terms" />,
})
const contact = createRoute({ getParentRoute: () => web, path: '/contact', component: shop.ContactPage })
const checkout = createRoute({
  getParentRoute: () => web,
  path: '/design/checkout/$productId',
  component: function Checkout() {
    const { productId } = checkout.useParams()
    return <shop.CheckoutPage key={productId} designId={productId} />
  },
})

// Signing in
const signIn = createRoute({ getParentRoute: () => web, path: '/auth/signin', component: account.SignInPage })
const signUp = createRoute({ getParentRoute: () => web, path: '/auth/signup', component: account.SignUpPage })
const forgot = createRoute({
  getParentRoute: () => web,
  path: '/auth/forgotpassword',
  component: account.ForgotPasswordPage,
})
const reset = createRoute({
  getParentRoute: () => web,
  path: '/auth/resetpassword',
  component: account.ResetPasswordPage,
})
const unlock = createRoute({ getParentRoute: () => web, path: '/auth/unlock', component: account.UnlockPage })
const google = createRoute({ getParentRoute: () => web, path: '/auth/google', component: account.GooglePage })

// The studio has the whole window
const studio = createRoute({
  getParentRoute: () => root,
  path: '/design/$slug',
  beforeLoad: ({ params, context }) => {
    const type = productTypeAt(params.slug)
    if (!type || !context.tenant.productTypes.includes(type)) throw notFound()
  },
  component: function Studio() {
    const { slug } = studio.useParams()
    return <StudioPage key={slug} slug={slug} />
  },
})
const preview = createRoute({ getParentRoute: () => root, path: '/preview', component: () => <PreviewPage /> })
const sharedPreview = createRoute({
  getParentRoute: () => root,
  path: '/design/preview/$token',
  component: function Shared() {
    const { token } = sharedPreview.useParams()
    return <PreviewPage key={token} token={token} />
  },
})

// Sign-in required
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: ({ context, location }) => {
    if (context.session.state.getState().isSignedIn) return
    throw redirect({ to: '/auth/signin', search: { redirect_to: location.href } as never })
  },
})
const personal = createRoute({ getParentRoute: () => guarded, id: 'personal', component: PersonalFrame })
function PersonalFrame() {
  return (
    <account.PersonalLayout>
      <Outlet />
    </account.PersonalLayout>
  )
}
const dashboard = createRoute({
  getParentRoute: () => personal,
  path: '/me/dashboard',
  component: account.DashboardPage,
})
const assets = createRoute({ getParentRoute: () => personal, path: '/me/assets', component: account.DesignsPage })
const players = createRoute({ getParentRoute: () => personal, path: '/me/players', component: account.PlayersPage })
const histories = createRoute({ getParentRoute: () => personal, path: '/me/histories', component: account.OrdersPage })
const setting = createRoute({ getParentRoute: () => personal, path: '/me/setting', component: account.SettingPage })
const invoice = createRoute({
  getParentRoute: () => guarded,
  path: '/order/printinvoice',
  component: account.InvoicePage,
})

const routeTree = root.addChildren([
  web.addChildren([
    home,
    products,
    pricing,
    sizes,
    store,
    quickStart,
    about,
    careers,
    privacy,
    terms,
    contact,
    checkout,
    signIn,
    signUp,
    forgot,
    reset,
    unlock,
    google,
  ]),
  studio,
  preview,
  sharedPreview,
  officeRoutes,
  guarded.addChildren([personal.addChildren([dashboard, assets, players, histories, setting]), invoice]),
])

/** Every route of the shop. Unknown paths show not-found; they never redirect. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    // Elsewhere than in a browser it would be an inline script.
    scrollRestoration: history === undefined,
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
