/** The part of `recheck` that the patterns' test uses. */
declare module 'recheck' {
  export interface Diagnostics {
    readonly status: 'safe' | 'vulnerable' | 'unknown'
    readonly complexity?: { readonly summary: string }
    readonly error?: { readonly kind: string }
  }

  export function check(source: string, flags: string, params?: { readonly timeout?: number }): Promise<Diagnostics>
}
