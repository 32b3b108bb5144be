import { PAGES } from '@kitwright/pages'
import { createRoute, Outlet } from '@tanstack/react-router'
import { rootRoute } from '../session/index.ts'
import {
  auditSearch,
  customersSearch,
  deliveriesSearch,
  designsSearch,
  garmentSearch,
  inboxSearch,
  ordersSearch,
  quotesSearch,
  debtsSearch,
  remakesSearch,
  reviewSearch,
  suppliersSearch,
} from './search.ts'
import { lazy } from '../ui/index.ts'

// One bundle per page. The shop loads none of the office's code.
const OfficeFrame = lazy(async () => ({ default: (await import('./shell/OfficeFrame.tsx')).OfficeFrame }))
/** The office has its own session, which it checks inside. */
const office = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff',
  component: () => (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  ),
})
const getParentRoute = () => office

const home = createRoute({
  getParentRoute,
  path: PAGES.office.path,
  component: lazy(async () => ({ default: (await import('./today/TodayPage.tsx')).TodayPage })),
})
const orders = createRoute({
  getParentRoute,
  path: PAGES.officeOrders.path,
  validateSearch: ordersSearch,
  component: lazy(async () => ({ default: (await import('./orders/OrdersPage.tsx')).OrdersPage })),
})
const order = createRoute({
  getParentRoute,
  path: PAGES.officeOrder.path,
  component: lazy(async () => ({ default: (await import('./orders/OrderPage.tsx')).OrderPage })),
})
const orderDraft = createRoute({
  getParentRoute,
  path: PAGES.officeOrderDraft.path,
  component: lazy(async () => ({ default: (await import('./staffOrders/StaffOrderPage.tsx')).StaffOrderPage })),
})
const quotes = createRoute({
  getParentRoute,
  path: PAGES.officeQuotes.path,
  validateSearch: quotesSearch,
  component: lazy(async () => ({ default: (await import('./quotes/QuotesPage.tsx')).QuotesPage })),
})
const quote = createRoute({
  getParentRoute,
  path: PAGES.officeQuote.path,
  component: lazy(async () => ({ default: (await import('./quotes/QuotePage.tsx')).QuotePage })),
})
const designs = createRoute({
  getParentRoute,
  path: PAGES.officeDesigns.path,
  validateSearch: designsSearch,
  component: lazy(async () => ({ default: (await import('./designs/DesignsPage.tsx')).DesignsPage })),
})
const design = createRoute({
  getParentRoute,
  path: PAGES.officeDesign.path,
  component: lazy(async () => ({ default: (await import('./designs/DesignPage.tsx')).DesignPage })),
})
const review = createRoute({
  getParentRoute,
  path: PAGES.officeReview.path,
  validateSearch: reviewSearch,
  component: lazy(async () => ({ default: (await import('./review/ReviewPage.tsx')).ReviewPage })),
})
const customers = createRoute({
  getParentRoute,
  path: PAGES.officeCustomers.path,
  validateSearch: customersSearch,
  component: lazy(async () => ({ default: (await import('./customers/CustomersPage.tsx')).CustomersPage })),
})
const customer = createRoute({
  getParentRoute,
  path: PAGES.officeCustomer.path,
  component: lazy(async () => ({ default: (await import('./customers/CustomerPage.tsx')).CustomerPage })),
})
const inbox = createRoute({
  getParentRoute,
  path: PAGES.officeInbox.path,
  validateSearch: inboxSearch,
  component: lazy(async () => ({ default: (await import('./inbox/InboxPage.tsx')).InboxPage })),
})
const deliveries = createRoute({
  getParentRoute,
  path: PAGES.officeDeliveries.path,
  validateSearch: deliveriesSearch,
  component: lazy(async () => ({ default: (await import('./deliveries/DeliveriesPage.tsx')).DeliveriesPage })),
})
const shipping = createRoute({
  getParentRoute,
  path: PAGES.officeShipping.path,
  component: lazy(async () => ({ default: (await import('./shipping/ShippingPage.tsx')).ShippingPage })),
})
const brand = createRoute({
  getParentRoute,
  path: PAGES.officeBrand.path,
  component: lazy(async () => ({ default: (await import('./brand/BrandPage.tsx')).BrandPage })),
})
const pages = createRoute({
  getParentRoute,
  path: PAGES.officePages.path,
  component: lazy(async () => ({ default: (await import('./pages/PagesPage.tsx')).PagesPage })),
})
const page = createRoute({
  getParentRoute,
  path: PAGES.officePage.path,
  component: lazy(async () => ({ default: (await import('./pages/PagePage.tsx')).PagePage })),
})
const prices = createRoute({
  getParentRoute,
  path: PAGES.officePrices.path,
  component: lazy(async () => ({ default: (await import('./prices/PricesPage.tsx')).PricesPage })),
})
const sizes = createRoute({
  getParentRoute,
  path: PAGES.officeSizes.path,
  validateSearch: garmentSearch,
  component: lazy(async () => ({ default: (await import('./sizes/SizesPage.tsx')).SizesPage })),
})
const templates = createRoute({
  getParentRoute,
  path: PAGES.officeTemplates.path,
  validateSearch: garmentSearch,
  component: lazy(async () => ({ default: (await import('./templates/TemplatesPage.tsx')).TemplatesPage })),
})
const suppliers = createRoute({
  getParentRoute,
  path: PAGES.officeSuppliers.path,
  validateSearch: suppliersSearch,
  component: lazy(async () => ({ default: (await import('./suppliers/SuppliersPage.tsx')).SuppliersPage })),
})
const debts = createRoute({
  getParentRoute,
  path: PAGES.officeDebts.path,
  validateSearch: debtsSearch,
  component: lazy(async () => ({ default: (await import('./debts/DebtsPage.tsx')).DebtsPage })),
})
const margins = createRoute({
  getParentRoute,
  path: PAGES.officeMargins.path,
  component: lazy(async () => ({ default: (await import('./margins/MarginsPage.tsx')).MarginsPage })),
})
const remakes = createRoute({
  getParentRoute,
  path: PAGES.officeRemakes.path,
  validateSearch: remakesSearch,
  component: lazy(async () => ({ default: (await import('./remakes/RemakesPage.tsx')).RemakesPage })),
})
const label = createRoute({
  getParentRoute,
  path: PAGES.officeLabel.path,
  component: lazy(async () => ({ default: (await import('./production/LabelPage.tsx')).LabelPage })),
})
const rules = createRoute({
  getParentRoute,
  path: PAGES.officeRules.path,
  component: lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage })),
})
const tasks = createRoute({
  getParentRoute,
  path: PAGES.officeTasks.path,
  component: lazy(async () => ({ default: (await import('./tasks/TasksPage.tsx')).TasksPage })),
})
const staff = createRoute({
  getParentRoute,
  path: PAGES.officeStaff.path,
  component: lazy(async () => ({ default: (await import('./staff/StaffPage.tsx')).StaffPage })),
})
const audit = createRoute({
  getParentRoute,
  path: PAGES.officeAudit.path,
  validateSearch: auditSearch,
  component: lazy(async () => ({ default: (await import('./audit/AuditPage.tsx')).AuditPage })),
})

export const officeRoutes = office.addChildren([
  home,
  orders,
  order,
  orderDraft,
  quotes,
  quote,
  designs,
  design,
  review,
  customers,
  customer,
  inbox,
  deliveries,
  shipping,
  brand,
  pages,
  page,
  prices,
  sizes,
  templates,
  suppliers,
  debts,
  margins,
  remakes,
  label,
  rules,
  tasks,
  staff,
  audit,
])
