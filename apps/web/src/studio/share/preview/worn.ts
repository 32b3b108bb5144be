import type { Printed } from '@kitwright/design'
import { fitting, printable } from '../../context/index.ts'

const LONGEST_NAME = 40

/** A shared link that shows the design on one player: behind the `#`, which no server is told. The rest of the squad stays with its owner. */
export const wornLink = (link: string, { name, number }: Printed): string =>
  `${link}#${new URLSearchParams({ name, number: String(number ?? '') }).toString()}`

/** Whose name and number a link shows; null for the design as it is. */
export function wornIn(hash: string): Printed | null {
  const said = new URLSearchParams(hash.slice(1))
  const name = fitting(printable(said.get('name') ?? '').trim(), LONGEST_NAME)
  const typed = said.get('number') ?? ''
  const number = /^\d{1,2}$/.test(typed) ? Number(typed) : null
  return name === '' && number === null ? null : { name, number }
}
