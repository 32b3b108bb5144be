export { checkKhqrAccount, checkKhqrReceiver } from './checkKhqr.ts'
export {
  KHQR_LIMITS,
  type KhqrAccount,
  type KhqrCurrency,
  type KhqrPayment,
  type KhqrProblem,
  type KhqrShop,
} from './payment.ts'
export { writeKhqr } from './writeKhqr.ts'
