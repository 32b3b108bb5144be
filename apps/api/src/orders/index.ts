export { createOrdersEndpoints } from './endpoints.ts'
export type { OrdersDependencies } from './endpoints.ts'
export { createInvoiceEndpoints } from './invoice/endpoints.ts'
export { changeOrderStatus } from './changeOrderStatus.ts'
export type { StatusChange } from './changeOrderStatus.ts'
export { countOpenOrders } from './countOpenOrders.ts'
export { hasLiveOrders } from './changeStore.ts'
export { receiveDelivered } from './receive.ts'
export { findOrderToChange } from './store.ts'
export type { OrderRecord } from './store.ts'
export { forgetOldAnswers } from './placeStore.ts'
export { ORDER_TRANSITIONS } from './statusTable.ts'
export type { ActorRole, Guard, Transition } from './statusTable.ts'
export { ordersBalance, ordersSummary } from './summary.ts'
export type { OrdersSummary } from './summary.ts'
export { payingRuleOf } from './paying.ts'
export { tellHowToPay, tellWhatToPay } from './howToPay.ts'
export { getOrderToTell, listOrderedDocuments } from './tellOrder.ts'
export type { OrderToTell } from './tellOrder.ts'
export { createOfficeOrdersEndpoints } from './office/endpoints.ts'
export {
  countByOwner as countOrdersByOwner,
  countLiveOrders,
  countWaiting,
  listOrdersOf,
  ORDERED_AT,
} from './office/store.ts'
