import type { CheckoutForm } from './checkoutForm.ts'

type DeliveryPart =
  | 'method'
  | 'place'
  | 'directions'
  | 'mapPoint'
  | 'neededBy'
  | 'isRush'
  | 'purchaseNumber'
  | 'isAddressSaved'
  | 'addressName'

/** The delivery of a checkout in which nothing was chosen. */
export const NO_DELIVERY: Pick<CheckoutForm, DeliveryPart> = {
  method: '',
  place: '',
  directions: '',
  mapPoint: '',
  neededBy: '',
  isRush: false,
  purchaseNumber: '',
  isAddressSaved: false,
  addressName: '',
}
