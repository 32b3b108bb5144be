import type { Response_ } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import type { UseFormReturn } from 'react-hook-form'

export type Brand = Response_<'GET /api/office/brand'>
/** The brand as typed in the form. */
export interface Fields extends Omit<
  Brand,
  'depositPercent' | 'deliveryPercent' | 'quoteDays' | 'productTypes' | 'teamColours'
> {
  readonly depositPercent: string
  readonly rielPerDollar: string
  readonly payWithinDays: string
  /** Empty if unpaid orders are never released. */
  readonly releaseAfterDays: string
  readonly warnDays: string
  readonly quoteDays: string
  readonly deliveryPercent: string
  readonly productTypes: ProductType[]
  readonly teamColours: string[]
}
export type BrandFormProps = Pick<UseFormReturn<Fields>, 'register' | 'watch' | 'setValue' | 'formState'>

export const toFields = (brand: Brand): Fields => ({
  ...brand,
  productTypes: [...brand.productTypes],
  teamColours: [...brand.teamColours],
  depositPercent: String(brand.depositPercent),
  deliveryPercent: String(brand.deliveryPercent),
  rielPerDollar: brand.payment.rielPerDollar === null ? '' : String(brand.payment.rielPerDollar),
  payWithinDays: String(brand.payment.payWithinDays),
  releaseAfterDays: brand.payment.releaseAfterDays === 0 ? '' : String(brand.payment.releaseAfterDays),
  warnDays: String(brand.payment.warnDays),
  quoteDays: String(brand.quoteDays ?? ''),
  // The form mutates its input.
  payment: structuredClone(brand.payment),
})
/** Returns the fields that differ from the brand that the form started with. */
export const changesOf = (wanted: Brand, from: Brand): Partial<Brand> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(from[key as keyof Brand])),
  )
/** Converts the fields to a brand. The percentages must be valid. */
export const toBrand = ({ rielPerDollar, payWithinDays, releaseAfterDays, warnDays, ...fields }: Fields): Brand => ({
  ...fields,
  payment: {
    ...fields.payment,
    rielPerDollar: parseWholeNumber(rielPerDollar) ?? null,
    payWithinDays: parseWholeNumber(payWithinDays)!,
    releaseAfterDays: parseWholeNumber(releaseAfterDays) ?? 0,
    warnDays: parseWholeNumber(warnDays)!,
  },
  quoteDays: parseWholeNumber(fields.quoteDays)!,
  depositPercent: parseWholeNumber(fields.depositPercent)!,
  deliveryPercent: parseWholeNumber(fields.deliveryPercent)!,
})
