import type { useForm } from '../../ui/index.ts'
import type { SupplierFacts } from './useSupplierActs.ts'

/** A supplier's fields, as typed. */
export interface Fields extends Omit<SupplierFacts, 'seamMm' | 'hemMm' | 'bleedMm' | 'pixelDpi' | 'rolls'> {
  readonly seamMm: string
  readonly hemMm: string
  readonly bleedMm: string
  readonly pixelDpi: string
}

export type Form = ReturnType<typeof useForm<Fields>>
export type FieldsOf = Pick<Form, 'register' | 'formState'>
