import { lazy } from 'react'

// One bundle per page; nothing of the office is loaded by the shop.
export const OfficeFrame = lazy(async () => ({ default: (await import('./frame/OfficeFrame.tsx')).OfficeFrame }))
export const OfficeHomePage = lazy(async () => ({ default: (await import('./frame/HomePage.tsx')).HomePage }))
export const OfficeOrdersPage = lazy(async () => ({ default: (await import('./orders/OrdersPage.tsx')).OrdersPage }))
export const OfficeOrderPage = lazy(async () => ({ default: (await import('./orders/OrderPage.tsx')).OrderPage }))
export const OfficeDesignsPage = lazy(async () => ({
  default: (await import('./designs/DesignsPage.tsx')).DesignsPage,
}))
export const OfficeDesignPage = lazy(async () => ({ default: (await import('./designs/DesignPage.tsx')).DesignPage }))
export const OfficeCustomersPage = lazy(async () => ({
  default: (await import('./customers/CustomersPage.tsx')).CustomersPage,
}))
export const OfficeCustomerPage = lazy(async () => ({
  default: (await import('./customers/CustomerPage.tsx')).CustomerPage,
}))
export const OfficeMessagesPage = lazy(async () => ({
  default: (await import('./customers/MessagesPage.tsx')).MessagesPage,
}))
export const OfficeBrandPage = lazy(async () => ({ default: (await import('./brand/BrandPage.tsx')).BrandPage }))
export const OfficePricesPage = lazy(async () => ({ default: (await import('./prices/PricesPage.tsx')).PricesPage }))
export const OfficeSizesPage = lazy(async () => ({ default: (await import('./sizes/SizesPage.tsx')).SizesPage }))
export const OfficeTemplatesPage = lazy(async () => ({
  default: (await import('./templates/TemplatesPage.tsx')).TemplatesPage,
}))
export const OfficeStaffPage = lazy(async () => ({ default: (await import('./staff/StaffPage.tsx')).StaffPage }))
