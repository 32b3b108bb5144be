export { createOrdersEndpoints } from './endpoints.ts'
export type { OrdersDependencies } from './endpoints.ts'
export { createInvoiceEndpoints } from './invoice/endpoints.ts'
export { changeOrderStatus } from './changeOrderStatus.ts'
export type { StatusChange } from './changeOrderStatus.ts'
export { hasLiveOrders } from './changeStore.ts'
export { autoReceiveDelivered } from './receiveOrder.ts'
export { findOrder as findOwnOrder, findOrderToChange } from './store.ts'
export type { OrderRecord } from './store.ts'
export { forgetOldAnswers } from './placeStore.ts'
export { ORDER_TRANSITIONS } from './statusTable.ts'
export type { ActorRole, TransitionGuard, Transition } from './statusTable.ts'
export { countOpenOrders, ordersBalance, ordersSummary } from './summary.ts'
export type { OrdersSummary } from './summary.ts'
export { payingRuleOf } from './paymentTerms.ts'
export { tellHowToPay, tellWhatToPay } from './paymentLines.ts'
export { findOrderFingerprint, findOrderToSew, listPieces } from './orderToSew.ts'
export type { LineToSew, OrderSign, OrderToSew, PieceRecord } from './orderToSew.ts'
export { needsProof, readProvable, readProvableWhole } from './orderToProve.ts'
export type { LineToProve } from './orderToProve.ts'
export { getOrderToTell, listOrderedDocuments } from './orderToTell.ts'
export type { OrderToTell } from './orderToTell.ts'
export { listOrderedLines } from './orderedLines.ts'
export type { OrderedLine } from './orderedLines.ts'
export { readFabricNames } from './fabricNames.ts'
export { createOfficeOrdersEndpoints } from './staff/endpoints.ts'
export {
  countByOwner as countOrdersByOwner,
  countLiveOrders,
  countWaiting,
  findAnyOrder,
  listOrdersOf,
} from './staff/store.ts'
export { pictureFor, wornOf } from './present.ts'
