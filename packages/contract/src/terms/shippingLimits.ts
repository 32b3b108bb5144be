// Apart from the other limits, which every page loads.

/** Limits of delivery: a shop's calendar and terms, addresses, parcels and claims. */
export const SHIPPING_LIMITS = {
  /** Periods on which a shop is closed, and the days of one. */
  holidays: 80,
  holidayDays: 31,
  capacityPerDay: [1, 100_000],
  reviewDays: [0, 30],
  leadDays: [1, 365],
  transitDays: [0, 60],
  feeCents: [0, 100_000],
  rushPercent: [0, 100],
  /** A shop's note on a way of delivery, and its rule for exchanges. */
  note: 200,
  rule: 2000,
  directions: 500,
  mapPoint: 300,
  purchaseNumber: 60,
  /** Days from today to the latest day that a customer may need an order by. */
  neededWithinDays: 730,
  /** Saved addresses of a customer, and the length of an address's name. */
  addresses: 20,
  addressName: 60,
  /** Parcels of one order. */
  parcels: 50,
  carrier: 80,
  tracking: 80,
  trackingUrl: 500,
  /** Claims of one order, pictures of one claim. */
  claims: 20,
  photos: 6,
  claimText: 1000,
} as const
