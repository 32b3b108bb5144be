import { browserPorts } from '../session/index.ts'

const KEY = 'kitwright.supplierLink'

/** Returns the supplier's link that was opened in this browser. Labels scanned later open with it. */
export const rememberedLink = (): string | null => browserPorts().storage.getItem(KEY)

export const rememberLink = (token: string): void => browserPorts().storage.setItem(KEY, token)

/** Removes an expired or ended link, which no longer opens anything. */
export function forgetLink(token: string): void {
  if (rememberedLink() === token) browserPorts().storage.removeItem(KEY)
}
