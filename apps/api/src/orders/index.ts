export { createOrdersEndpoints } from './endpoints.ts'
export type { OrdersDependencies } from './endpoints.ts'
export { createInvoiceEndpoints } from './invoice/endpoints.ts'
export { changeOrderStatus } from './progress/changeOrderStatus.ts'
export type { StatusChange } from './progress/changeOrderStatus.ts'
export { hasLiveOrders } from './record/changeStore.ts'
export { autoReceiveDelivered } from './progress/receiveOrder.ts'
export { findOrder as findOwnOrder, findOrderToChange } from './record/store.ts'
export type { OrderRecord } from './record/store.ts'
export { forgetOldAnswers } from './placement/placeStore.ts'
export { ORDER_TRANSITIONS } from './record/statusTable.ts'
export type { Transition } from './record/statusTable.ts'
export { countOpenOrders, ordersBalance, ordersSummary } from './record/summary.ts'
export type { OrdersSummary } from './record/summary.ts'
export { payingRuleOf } from './record/paymentTerms.ts'
export { tellHowToPay, tellWhatToPay } from './record/paymentLines.ts'
export { findOrderFingerprint, findOrderToSew, listPieces } from './contents/orderToSew.ts'
export type { LineToSew, OrderSign, OrderToSew, PieceRecord } from './contents/orderToSew.ts'
export { needsProof, readProvable, readProvableWhole } from './contents/orderToProve.ts'
export type { LineToProve } from './contents/orderToProve.ts'
export { getOrderToTell, listOrderedDocuments } from './contents/orderToTell.ts'
export type { OrderToTell } from './contents/orderToTell.ts'
export { listOrderedLines } from './contents/orderedLines.ts'
export type { OrderedLine } from './contents/orderedLines.ts'
export { readFabricNames } from './contents/fabricNames.ts'
export { createOfficeOrdersEndpoints } from './staff/endpoints.ts'
export {
  countByOwner as countOrdersByOwner,
  countLiveOrders,
  countWaiting,
  findAnyOrder,
  listOrdersOf,
} from './staff/store.ts'
export { pictureFor, wornOf } from './record/present.ts'
