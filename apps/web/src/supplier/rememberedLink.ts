import { browserPorts } from '../session/index.ts'

const KEY = 'kitwright.supplierLink'

/** A supplier's link that was opened in this browser: labels that are scanned later open by it. */
export const rememberedLink = (): string | null => browserPorts().storage.getItem(KEY)

export const rememberLink = (token: string): void => browserPorts().storage.setItem(KEY, token)

/** Over or ended: it opens nothing any more. */
export function forgetLink(token: string): void {
  if (rememberedLink() === token) browserPorts().storage.removeItem(KEY)
}
