import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'

interface SignInFields {
  readonly email: string
  readonly password: string
}
type FieldName = keyof SignInFields

const FIELDS = ['email', 'password'] as const satisfies readonly FieldName[]
const EMPTY: SignInFields = { email: '', password: '' }

/**
 * The two required fields of sign-in, which keep what was typed while another step is shown. Without the library for
 * forms, which is larger than the rest of the page. `send` returns the field to type again, if any.
 */
export function useSignInFields(send: (fields: SignInFields) => Promise<FieldName | null>) {
  const { t } = useTranslation(['common'])
  const typed = useRef(EMPTY)
  const inputs = useRef<Partial<Record<FieldName, HTMLInputElement | null>>>({})
  const [wrong, setWrong] = useState<readonly FieldName[]>([])
  const [isSending, setIsSending] = useState(false)
  const findEmpty = (): FieldName[] => FIELDS.filter(name => typed.current[name].trim() === '')
  const focus = (name: FieldName, how?: 'select'): void => {
    inputs.current[name]?.focus()
    if (how) inputs.current[name]?.select()
  }
  const texts = { email: t('common:email_required'), password: t('common:password_required') }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    // A password manager may fill a field without an event.
    for (const name of FIELDS)
      typed.current = { ...typed.current, [name]: inputs.current[name]?.value ?? typed.current[name] }
    const empty = findEmpty()
    setWrong(empty)
    if (empty.length > 0) {
      inputs.current[empty[0]!]?.focus()
      return
    }
    const form = event.currentTarget
    // Its dialog stays open and reports the result.
    form.ariaBusy = 'true'
    setIsSending(true)
    try {
      const again = await send(typed.current)
      if (again) focus(again, 'select')
    } finally {
      form.ariaBusy = null
      setIsSending(false)
    }
  }

  const field = (name: FieldName) => ({
    name,
    defaultValue: typed.current[name],
    error: wrong.includes(name) ? texts[name] : undefined,
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input
    },
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      typed.current = { ...typed.current, [name]: target.value }
      if (wrong.length > 0) setWrong(findEmpty())
    },
  })
  return { field, submit, isSending, focus }
}
