import type { Draft } from '../database/types.ts'
import { isHidden } from '../database/currentAccount.ts'

/** Checkout form data: address, telephone, players. One entry per design, owned by the account that typed it. */
const FORMS = 'kitwright.checkout.'

type Form = Pick<Draft, 'owner'>

const formKeys = (): readonly string[] => Object.keys(localStorage).filter(key => key.startsWith(FORMS))

function formAt(key: string): Form | null {
  try {
    const form: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof form === 'object' ? form : null
  } catch {
    return null
  }
}

/** Assigns a guest's checkouts to the account that signs in. */
export function claimForms(account: string): void {
  for (const key of formKeys()) {
    const form = formAt(key)
    if (form && form.owner === undefined) localStorage.setItem(key, JSON.stringify({ ...form, owner: account }))
  }
}

/** Removes the current visitor's checkouts from this device. Other accounts' checkouts stay. */
export function forgetForms(): void {
  for (const key of formKeys()) if (!isHidden(formAt(key) ?? {})) localStorage.removeItem(key)
}
