import { LIMITS } from '@kitwright/contract'
import { TextInput, type TextInputProps } from '@mantine/core'

/** The required e-mail address that identifies an account. */
export const EmailField = (props: TextInputProps) => (
  <TextInput type="email" inputMode="email" autoComplete="username" required maxLength={LIMITS.email} {...props} />
)
