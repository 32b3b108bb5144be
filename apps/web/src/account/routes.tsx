import { ORDER_STATUSES } from '@kitwright/contract'
import { PAGES } from '@kitwright/pages'
import { createRoute, Outlet } from '@tanstack/react-router'
import { guarded, pageParam, oneOfParam, searchSchema, addressParam, textParam, shopFrame } from '../session/index.ts'
import { lazy } from '../ui/index.ts'

/** Search parameter with the destination after sign-in. */
const returning = searchSchema({ redirect_to: addressParam })
const inShop = () => shopFrame

const signIn = createRoute({
  getParentRoute: inShop,
  path: PAGES.signIn.path,
  validateSearch: returning,
  component: lazy(async () => ({ default: (await import('./auth/SignInPage.tsx')).SignInPage })),
})
const signUp = createRoute({
  getParentRoute: inShop,
  path: PAGES.signUp.path,
  validateSearch: returning,
  component: lazy(async () => ({ default: (await import('./auth/SignUpPage.tsx')).SignUpPage })),
})
const forgotPassword = createRoute({
  getParentRoute: inShop,
  path: PAGES.forgotPassword.path,
  component: lazy(async () => ({ default: (await import('./auth/ForgotPasswordPage.tsx')).ForgotPasswordPage })),
})
const resetPassword = createRoute({
  getParentRoute: inShop,
  path: PAGES.resetPassword.path,
  // The staff's links name their entrance.
  validateSearch: searchSchema({ to: oneOfParam('office') }),
  component: lazy(async () => ({ default: (await import('./auth/ResetPasswordPage.tsx')).ResetPasswordPage })),
})
const unlock = createRoute({
  getParentRoute: inShop,
  path: PAGES.unlock.path,
  validateSearch: searchSchema({ to: oneOfParam('office') }),
  component: lazy(async () => ({ default: (await import('./auth/UnlockPage.tsx')).UnlockPage })),
})
const google = createRoute({
  getParentRoute: inShop,
  path: PAGES.google.path,
  component: lazy(async () => ({ default: (await import('./auth/GooglePage.tsx')).GooglePage })),
})
const emailLink = createRoute({
  getParentRoute: inShop,
  path: PAGES.emailLink.path,
  // The links to old addresses take a change back.
  validateSearch: searchSchema({ way: oneOfParam('undo') }),
  component: lazy(async () => ({ default: (await import('./links/EmailLinkPage.tsx')).EmailLinkPage })),
})
const unsubscribe = createRoute({
  getParentRoute: inShop,
  path: PAGES.unsubscribe.path,
  component: lazy(async () => ({ default: (await import('./links/UnsubscribePage.tsx')).UnsubscribePage })),
})
export const signInRoutes = [
  signIn,
  signUp,
  forgotPassword,
  resetPassword,
  unlock,
  google,
  emailLink,
  unsubscribe,
] as const

/** A page by its name in `personalPages`. */
const page = (name: keyof typeof import('./personalPages.ts')) =>
  lazy(async () => (await import('./personalPages.ts'))[name]())

const PersonalLayout = lazy(async () => ({ default: (await import('./layout/PersonalLayout.tsx')).PersonalLayout }))
const personal = createRoute({
  getParentRoute: () => guarded,
  id: 'personal',
  component: () => (
    <PersonalLayout>
      <Outlet />
    </PersonalLayout>
  ),
})
const inPersonal = () => personal

const dashboard = createRoute({
  getParentRoute: inPersonal,
  path: PAGES.dashboard.path,
  component: page('DashboardPage'),
})
const designs = createRoute({
  getParentRoute: inPersonal,
  path: PAGES.designs.path,
  validateSearch: searchSchema({
    page: pageParam,
    search: textParam,
    status: oneOfParam('reviewing', 'ready', 'rejected', 'processing'),
    sort: oneOfParam('created', 'name'),
    answers: textParam,
    // The design whose comments a link in a mail opens.
    review: textParam,
  }),
  component: page('DesignsPage'),
})
const players = createRoute({
  getParentRoute: inPersonal,
  path: PAGES.players.path,
  component: page('PlayersPage'),
})
const quotes = createRoute({
  getParentRoute: inPersonal,
  path: PAGES.quotes.path,
  component: page('QuotesPage'),
})
const quote = createRoute({
  getParentRoute: inPersonal,
  path: PAGES.ownQuote.path,
  component: page('QuotePage'),
})
const orders = createRoute({
  getParentRoute: inPersonal,
  path: PAGES.orders.path,
  validateSearch: searchSchema({
    page: pageParam,
    search: textParam,
    status: oneOfParam(...ORDER_STATUSES),
    // Order that a link in a mail opens.
    order: textParam,
  }),
  component: page('OrdersPage'),
})
const proof = createRoute({
  getParentRoute: inPersonal,
  path: PAGES.proof.path,
  component: page('ProofPage'),
})
const setting = createRoute({
  getParentRoute: inPersonal,
  path: PAGES.setting.path,
  component: page('SettingPage'),
})
const invoice = createRoute({
  getParentRoute: () => guarded,
  path: PAGES.invoice.path,
  validateSearch: searchSchema({ order: textParam }),
  component: page('InvoicePage'),
})
export const personalRoutes = [
  personal.addChildren([dashboard, designs, players, orders, quotes, quote, proof, setting]),
  invoice,
] as const
