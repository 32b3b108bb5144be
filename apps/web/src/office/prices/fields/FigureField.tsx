import { TextInput, type TextInputProps } from '@mantine/core'
import { useFormContext, type FieldError, type Path } from 'react-hook-form'
import type { PriceFields } from '../form/priceForm.ts'

/** Field for one figure of the price list, at its path. */
export function FigureField({ path, ...props }: TextInputProps & { readonly path: Path<PriceFields> }) {
  const { register, getFieldState, formState } = useFormContext<PriceFields>()
  const error = getFieldState(path, formState).error as FieldError | undefined
  return <TextInput error={error?.message} {...register(path)} {...props} />
}
