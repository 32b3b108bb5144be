/** The part of `recheck` that the patterns' test uses. */
declare module 'recheck' {
  export interface Diagnostics {
    readonly status: 'safe' | 'vulnerable' | 'unknown'
    readonly complexity?: { readonly summary: string }
    readonly error?: { readonly kind: string }
  }

  /** Limits in milliseconds; null for none. */
  export interface Limits {
    readonly timeout?: number
    readonly attackTimeout?: number | null
    readonly incubationTimeout?: number | null
  }

  export function check(source: string, flags: string, params?: Limits): Promise<Diagnostics>
}
