import type { schemas } from '@kitwright/contract'
import type { z } from 'zod'

/** The body of an order that is to be placed. */
export type OrderInput = z.output<typeof schemas.placeOrderBody>
