import { productTypeAt } from '@kitwright/garment'
import { isOffered, type Page, PAGES } from '@kitwright/pages'
import { createRoute, notFound } from '@tanstack/react-router'
import { garmentParam, oneOfParam, type RouterContext, searchSchema, textParam, shopFrame } from '../session/index.ts'
import { lazy } from '../ui/index.ts'

const getParentRoute = () => shopFrame
/** Shows a page that this shop does not have as unknown. */
const requireOffer =
  (page: Page) =>
  ({ context, params }: { context: RouterContext; params: Readonly<Record<string, string>> }): void => {
    if (!isOffered({ page, params }, context.tenant)) throw notFound()
  }

const home = createRoute({
  getParentRoute,
  path: PAGES.home.path,
  component: lazy(async () => ({ default: (await import('./home/HomePage.tsx')).HomePage })),
})
const products = createRoute({
  getParentRoute,
  path: PAGES.products.path,
  component: lazy(async () => ({ default: (await import('./products/ProductsPage.tsx')).ProductsPage })),
})
const product = createRoute({
  getParentRoute,
  path: PAGES.product.path,
  beforeLoad: ({ params: { slug } }): void => {
    if (!productTypeAt(slug)) throw notFound()
  },
  component: lazy(async () => ({ default: (await import('./product/ProductPage.tsx')).ProductPage })),
})
const pricing = createRoute({
  getParentRoute,
  path: PAGES.pricing.path,
  component: lazy(async () => ({ default: (await import('./pricing/PricingPage.tsx')).PricingPage })),
})
const sizes = createRoute({
  getParentRoute,
  path: PAGES.sizes.path,
  validateSearch: searchSchema({ garment: garmentParam }),
  component: lazy(async () => ({ default: (await import('./sizes/SizesPage.tsx')).SizesPage })),
})
const store = createRoute({
  getParentRoute,
  path: PAGES.store.path,
  validateSearch: searchSchema({
    garment: garmentParam,
    search: textParam,
    tag: textParam,
    colour: textParam,
    sort: oneOfParam('newest', 'name'),
    // The design in the quick view.
    design: textParam,
  }),
  component: lazy(async () => ({ default: (await import('./store/StorePage.tsx')).StorePage })),
})
const quickStart = createRoute({
  getParentRoute,
  path: PAGES.quickStart.path,
  beforeLoad: requireOffer(PAGES.quickStart),
  component: lazy(async () => ({ default: (await import('./quickStart/QuickStartPage.tsx')).QuickStartPage })),
})

const ContentPage = lazy(async () => ({ default: (await import('./pages/ContentPage.tsx')).ContentPage }))
const content = { getParentRoute, component: ContentPage }
const about = createRoute({ ...content, path: PAGES.about.path })
const careers = createRoute({ ...content, path: PAGES.careers.path })
const privacy = createRoute({ ...content, path: PAGES.privacy.path })
const terms = createRoute({ ...content, path: PAGES.terms.path })
const contact = createRoute({ ...content, path: PAGES.contact.path })
const ownPage = createRoute({ ...content, path: PAGES.ownPage.path, beforeLoad: requireOffer(PAGES.ownPage) })

const cart = createRoute({
  getParentRoute,
  path: PAGES.cart.path,
  component: lazy(async () => ({ default: (await import('./cart/CartPage.tsx')).CartPage })),
})
const cartApproval = createRoute({
  getParentRoute,
  path: PAGES.cartApproval.path,
  component: lazy(async () => ({ default: (await import('./cart/ApprovalPage.tsx')).ApprovalPage })),
})
const askQuote = createRoute({
  getParentRoute,
  path: PAGES.askQuote.path,
  component: lazy(async () => ({ default: (await import('./quote/AskQuotePage.tsx')).AskQuotePage })),
})
const quote = createRoute({
  getParentRoute,
  path: PAGES.quote.path,
  component: lazy(async () => ({ default: (await import('./quote/QuotePage.tsx')).QuotePage })),
})
const proposal = createRoute({
  getParentRoute,
  path: PAGES.proposal.path,
  component: lazy(async () => ({ default: (await import('./proposal/ProposalPage.tsx')).ProposalPage })),
})
const received = createRoute({
  getParentRoute,
  path: PAGES.received.path,
  component: lazy(async () => ({ default: (await import('./received/ReceivedPage.tsx')).ReceivedPage })),
})

const CheckoutPage = lazy(async () => ({ default: (await import('./checkout/CheckoutPage.tsx')).CheckoutPage }))
const checkout = createRoute({
  getParentRoute,
  path: PAGES.checkout.path,
  validateSearch: searchSchema({ order: textParam }),
  component: function Checkout() {
    const { productId } = checkout.useParams()
    return <CheckoutPage key={productId} designId={productId} />
  },
})

export const shopRoutes = [
  home,
  products,
  product,
  pricing,
  sizes,
  store,
  quickStart,
  about,
  careers,
  privacy,
  terms,
  contact,
  ownPage,
  cart,
  cartApproval,
  checkout,
  received,
  askQuote,
  quote,
  proposal,
] as const
