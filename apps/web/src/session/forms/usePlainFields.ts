import { type FormEvent, useRef, useState } from 'react'

type Values<N extends string> = Readonly<Record<N, string>>
type Messages<N extends string> = Readonly<Partial<Record<N, string>>>

/** A field that the server refused. Without a message the field is only selected, to be typed again. */
interface FieldRefusal<N extends string> {
  readonly name: N
  readonly message?: string
}
interface Options<N extends string> {
  /** The fields in their order on the page, with their values at first. */
  readonly start: Values<N>
  /** Returns a field's error message, or true if its value is valid. */
  readonly checks: Readonly<Record<N, (value: string, all: Values<N>) => true | string>>
  readonly send: (values: Values<N>) => Promise<FieldRefusal<N> | null>
}

/**
 * A few text fields that keep what was typed while another step is shown, checked on submit and then on each change.
 * Without the library for forms, which is larger than the rest of a page of sign-in or sign-up.
 */
export function usePlainFields<N extends string>({ start, checks, send }: Options<N>) {
  const names = Object.keys(start) as N[]
  const typed = useRef(start)
  const inputs = useRef<Partial<Record<N, HTMLInputElement | null>>>({})
  const [wrong, setWrong] = useState<Messages<N> | null>(null)
  const [refusal, setRefusal] = useState<FieldRefusal<N> | null>(null)
  const [isSending, setIsSending] = useState(false)

  function findWrong(): Messages<N> {
    const told = names.map(name => [name, checks[name](typed.current[name], typed.current)] as const)
    return Object.fromEntries(told.filter(([, message]) => message !== true)) as Messages<N>
  }
  const focus = (name: N): void => inputs.current[name]?.focus()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    // A password manager may fill a field without an event.
    for (const name of names)
      typed.current = { ...typed.current, [name]: inputs.current[name]?.value ?? typed.current[name] }
    const found = findWrong()
    setWrong(found)
    setRefusal(null)
    const first = names.find(name => name in found)
    if (first) return focus(first)
    const form = event.currentTarget
    // Its dialog stays open and reports the result.
    form.ariaBusy = 'true'
    setIsSending(true)
    try {
      const refused = await send(typed.current)
      if (!refused) return
      setRefusal(refused)
      focus(refused.name)
      if (refused.message === undefined) inputs.current[refused.name]?.select()
    } finally {
      form.ariaBusy = null
      setIsSending(false)
    }
  }

  const field = (name: N) => ({
    name,
    defaultValue: typed.current[name],
    error: wrong?.[name] ?? (refusal?.name === name ? refusal.message : undefined),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input
    },
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      typed.current = { ...typed.current, [name]: target.value }
      if (refusal?.name === name) setRefusal(null)
      // Fields are checked anew only after an attempt to send them.
      if (wrong) setWrong(findWrong())
    },
  })
  return { field, submit, isSending, focus }
}
