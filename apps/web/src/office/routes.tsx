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

// One bundle per page. The shop loads none of the office's code, and not even the list of its pages.
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
/** A page by its name in `lazyPages`. */
const page = (name: keyof typeof import('./lazyPages.ts')) => lazy(async () => (await import('./lazyPages.ts'))[name]())

const home = createRoute({ getParentRoute, path: PAGES.office.path, component: page('TodayPage') })
const orders = createRoute({
  getParentRoute,
  path: PAGES.officeOrders.path,
  validateSearch: ordersSearch,
  component: page('OrdersPage'),
})
const board = createRoute({ getParentRoute, path: PAGES.officeBoard.path, component: page('BoardPage') })
const calendar = createRoute({ getParentRoute, path: PAGES.officeCalendar.path, component: page('CalendarPage') })
const order = createRoute({ getParentRoute, path: PAGES.officeOrder.path, component: page('OrderPage') })
const orderDraft = createRoute({ getParentRoute, path: PAGES.officeOrderDraft.path, component: page('StaffOrderPage') })
const quotes = createRoute({
  getParentRoute,
  path: PAGES.officeQuotes.path,
  validateSearch: quotesSearch,
  component: page('QuotesPage'),
})
const quote = createRoute({ getParentRoute, path: PAGES.officeQuote.path, component: page('QuotePage') })
const offer = createRoute({ getParentRoute, path: PAGES.officeOffer.path, component: page('OfferPage') })
const designs = createRoute({
  getParentRoute,
  path: PAGES.officeDesigns.path,
  validateSearch: designsSearch,
  component: page('DesignsPage'),
})
const design = createRoute({ getParentRoute, path: PAGES.officeDesign.path, component: page('DesignPage') })
const review = createRoute({
  getParentRoute,
  path: PAGES.officeReview.path,
  validateSearch: reviewSearch,
  component: page('ReviewPage'),
})
const customers = createRoute({
  getParentRoute,
  path: PAGES.officeCustomers.path,
  validateSearch: customersSearch,
  component: page('CustomersPage'),
})
const customer = createRoute({ getParentRoute, path: PAGES.officeCustomer.path, component: page('CustomerPage') })
const inbox = createRoute({
  getParentRoute,
  path: PAGES.officeInbox.path,
  validateSearch: inboxSearch,
  component: page('InboxPage'),
})
const deliveries = createRoute({
  getParentRoute,
  path: PAGES.officeDeliveries.path,
  validateSearch: deliveriesSearch,
  component: page('DeliveriesPage'),
})
const shipping = createRoute({ getParentRoute, path: PAGES.officeShipping.path, component: page('ShippingPage') })
const brand = createRoute({ getParentRoute, path: PAGES.officeBrand.path, component: page('BrandPage') })
const pages = createRoute({ getParentRoute, path: PAGES.officePages.path, component: page('PagesPage') })
const ownPage = createRoute({ getParentRoute, path: PAGES.officePage.path, component: page('PagePage') })
const prices = createRoute({ getParentRoute, path: PAGES.officePrices.path, component: page('PricesPage') })
const groups = createRoute({ getParentRoute, path: PAGES.officeGroups.path, component: page('GroupsPage') })
const sizes = createRoute({
  getParentRoute,
  path: PAGES.officeSizes.path,
  validateSearch: garmentSearch,
  component: page('SizesPage'),
})
const templates = createRoute({
  getParentRoute,
  path: PAGES.officeTemplates.path,
  validateSearch: garmentSearch,
  component: page('TemplatesPage'),
})
const suppliers = createRoute({
  getParentRoute,
  path: PAGES.officeSuppliers.path,
  validateSearch: suppliersSearch,
  component: page('SuppliersPage'),
})
const debts = createRoute({
  getParentRoute,
  path: PAGES.officeDebts.path,
  validateSearch: debtsSearch,
  component: page('DebtsPage'),
})
const margins = createRoute({ getParentRoute, path: PAGES.officeMargins.path, component: page('MarginsPage') })
const stock = createRoute({ getParentRoute, path: PAGES.officeStock.path, component: page('StockPage') })
const remakes = createRoute({
  getParentRoute,
  path: PAGES.officeRemakes.path,
  validateSearch: remakesSearch,
  component: page('RemakesPage'),
})
const label = createRoute({ getParentRoute, path: PAGES.officeLabel.path, component: page('LabelPage') })
const rules = createRoute({ getParentRoute, path: PAGES.officeRules.path, component: page('RulesPage') })
const tasks = createRoute({ getParentRoute, path: PAGES.officeTasks.path, component: page('TasksPage') })
const staff = createRoute({ getParentRoute, path: PAGES.officeStaff.path, component: page('StaffPage') })
const audit = createRoute({
  getParentRoute,
  path: PAGES.officeAudit.path,
  validateSearch: auditSearch,
  component: page('AuditPage'),
})

const security = createRoute({ getParentRoute, path: PAGES.officeSecurity.path, component: page('SecurityPage') })

export const officeRoutes = office.addChildren([
  home,
  orders,
  board,
  calendar,
  order,
  orderDraft,
  quotes,
  quote,
  offer,
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
  ownPage,
  prices,
  groups,
  sizes,
  templates,
  suppliers,
  debts,
  margins,
  stock,
  remakes,
  label,
  rules,
  tasks,
  staff,
  audit,
  security,
])
