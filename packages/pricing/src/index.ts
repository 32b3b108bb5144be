export {
  discountUpTo,
  DISCOUNT_CAP_PERCENT,
  isRunning,
  promotionPercentOf,
  QTY_PER_LINE_MAX,
  quote,
  stepPercent,
} from './quote.ts'
export type {
  DiscountKind,
  PriceList,
  QuantityStep,
  Quote,
  QuotedLine,
  QuoteResult,
  SurchargeKind,
  LineInput,
} from './types.ts'
