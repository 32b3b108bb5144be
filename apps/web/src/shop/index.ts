import { lazy } from 'react'

export { WebLayout } from './layout/WebLayout.tsx'

export const HomePage = lazy(async () => ({ default: (await import('./home/HomePage.tsx')).HomePage }))
export const ProductsPage = lazy(async () => ({ default: (await import('./products/ProductsPage.tsx')).ProductsPage }))
export const StorePage = lazy(async () => ({ default: (await import('./store/StorePage.tsx')).StorePage }))
export const PricingPage = lazy(async () => ({ default: (await import('./pricing/PricingPage.tsx')).PricingPage }))
export const SizesPage = lazy(async () => ({ default: (await import('./sizes/SizesPage.tsx')).SizesPage }))
export const QuickStartPage = lazy(async () => ({
  default: (await import('./quick/QuickStartPage.tsx')).QuickStartPage,
}))
export const StoryPage = lazy(async () => ({ default: (await import('./pages/StoryPage.tsx')).StoryPage }))
export const TextPage = lazy(async () => ({ default: (await import('./pages/TextPage.tsx')).TextPage }))
export const ContactPage = lazy(async () => ({ default: (await import('./pages/ContactPage.tsx')).ContactPage }))
export const CheckoutPage = lazy(async () => ({ default: (await import('./checkout/CheckoutPage.tsx')).CheckoutPage }))
