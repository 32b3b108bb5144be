/** The shop's description of a shared design, as `GET /api/embeds/{token}` answers. */
export interface EmbedInfo {
  readonly state: 'shown' | 'closed'
  readonly name: string
  readonly shop: string
  readonly revision: number
  readonly frames: number
  readonly kits: readonly { readonly kit: string; readonly name: string; readonly colours: readonly string[] }[]
  readonly texts: { readonly turn: string; readonly kits: string; readonly yours: string; readonly closed: string }
}

/** Returns what the shop says of a design; null if it cannot be reached. Sends no cookies. */
export async function loadInfo(url: string, signal: AbortSignal): Promise<EmbedInfo | null> {
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as EmbedInfo) : null
}
