import { isOffered, PAGES } from '@kitwright/pages'
import { createRoute, notFound } from '@tanstack/react-router'
import { garmentParam, oneOfParam, searchSchema, textParam, shopFrame } from '../session/index.ts'
import { lazy } from '../ui/index.ts'

const getParentRoute = () => shopFrame

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
  }),
  component: lazy(async () => ({ default: (await import('./store/StorePage.tsx')).StorePage })),
})
const quickStart = createRoute({
  getParentRoute,
  path: PAGES.quickStart.path,
  beforeLoad: ({ context }): void => {
    if (!isOffered({ page: PAGES.quickStart, params: {} }, context.tenant)) throw notFound()
  },
  component: lazy(async () => ({ default: (await import('./quickStart/QuickStartPage.tsx')).QuickStartPage })),
})

const StoryPage = lazy(async () => ({ default: (await import('./pages/StoryPage.tsx')).StoryPage }))
const TextPage = lazy(async () => ({ default: (await import('./pages/TextPage.tsx')).TextPage }))
const about = createRoute({ getParentRoute, path: PAGES.about.path, component: () => <StoryPage name="about" /> })
const careers = createRoute({ getParentRoute, path: PAGES.careers.path, component: () => <StoryPage name="careers" /> })
const privacy = createRoute({ getParentRoute, path: PAGES.privacy.path, component: () => <TextPage name="privacy" /> })
const terms = createRoute({ getParentRoute, path: PAGES.terms.path, component: () => <TextPage name="terms" /> })
const contact = createRoute({
  getParentRoute,
  path: PAGES.contact.path,
  component: lazy(async () => ({ default: (await import('./pages/ContactPage.tsx')).ContactPage })),
})

const CheckoutPage = lazy(async () => ({ default: (await import('./checkout/CheckoutPage.tsx')).CheckoutPage }))
const checkout = createRoute({
  getParentRoute,
  path: PAGES.checkout.path,
  validateSearch: searchSchema({ order: textParam, again: textParam }),
  component: function Checkout() {
    const { productId } = checkout.useParams()
    return <CheckoutPage key={productId} designId={productId} />
  },
})

export const shopRoutes = [
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
] as const
