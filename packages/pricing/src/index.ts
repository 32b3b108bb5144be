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
export { groupPrices, type GroupTerms } from './groupPrices.ts'
export { computeCost } from './cost/computeCost.ts'
export { COST_KINDS } from './cost/types.ts'
export type {
  CostFacts,
  CostGarment,
  CostKind,
  CostList,
  CostMarker,
  CostState,
  MissingCost,
  OrderCost,
} from './cost/types.ts'
export { centsOf as centsOfAmount } from './cost/priceParts.ts'
