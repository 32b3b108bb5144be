import { createRoute, Outlet } from '@tanstack/react-router'
import { root } from './rootRoute.ts'
import * as office from '../office/index.ts'

// The back office: its own session, asked for inside
const backOffice = createRoute({ getParentRoute: () => root, path: '/office', component: OfficeRoom })
function OfficeRoom() {
  return (
    <office.OfficeFrame>
      <Outlet />
    </office.OfficeFrame>
  )
}
const officeHome = createRoute({ getParentRoute: () => backOffice, path: '/', component: office.OfficeHomePage })
const officeOrders = createRoute({
  getParentRoute: () => backOffice,
  path: 'orders',
  component: office.OfficeOrdersPage,
})
const officeOrder = createRoute({
  getParentRoute: () => backOffice,
  path: 'orders/$orderId',
  component: office.OfficeOrderPage,
})
const officeDesigns = createRoute({
  getParentRoute: () => backOffice,
  path: 'designs',
  component: office.OfficeDesignsPage,
})
const officeDesign = createRoute({
  getParentRoute: () => backOffice,
  path: 'designs/$designId',
  component: office.OfficeDesignPage,
})
const officeCustomers = createRoute({
  getParentRoute: () => backOffice,
  path: 'customers',
  component: office.OfficeCustomersPage,
})
const officeCustomer = createRoute({
  getParentRoute: () => backOffice,
  path: 'customers/$customerId',
  component: office.OfficeCustomerPage,
})
const officeMessages = createRoute({
  getParentRoute: () => backOffice,
  path: 'messages',
  component: office.OfficeMessagesPage,
})
const officeBrand = createRoute({ getParentRoute: () => backOffice, path: 'brand', component: office.OfficeBrandPage })
const officePrices = createRoute({
  getParentRoute: () => backOffice,
  path: 'prices',
  component: office.OfficePricesPage,
})
const officeSizes = createRoute({ getParentRoute: () => backOffice, path: 'sizes', component: office.OfficeSizesPage })
const officeTemplates = createRoute({
  getParentRoute: () => backOffice,
  path: 'templates',
  component: office.OfficeTemplatesPage,
})
const officeStaff = createRoute({ getParentRoute: () => backOffice, path: 'staff', component: office.OfficeStaffPage })

export const officeRoutes = backOffice.addChildren([
  officeHome,
  officeOrders,
  officeOrder,
  officeDesigns,
  officeDesign,
  officeCustomers,
  officeCustomer,
  officeMessages,
  officeBrand,
  officePrices,
  officeSizes,
  officeTemplates,
  officeStaff,
])
