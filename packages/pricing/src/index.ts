export {
  discountUpTo,
  DISCOUNT_CAP_PERCENT,
  isRunning,
  nextStepOf,
  overpaidOf,
  promotionPercentOf,
  QTY_PER_LINE_MAX,
  quote,
  stepPercent,
  withSizeSurcharge,
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
