/** The doctor's finding on one part. */
export interface Finding {
  readonly part: string
  readonly state: 'ok' | 'warning' | 'error'
  /** A sentence. For a problem it also says what to do. */
  readonly text: string
}

export const ok = (part: string, text: string): Finding => ({ part, state: 'ok', text })
export const warning = (part: string, text: string): Finding => ({ part, state: 'warning', text })
export const failure = (part: string, text: string): Finding => ({ part, state: 'error', text })
