/** One frozen step from an older shape of the document to the next. Imports nothing living. */
export interface Migration {
  readonly name: string
  readonly up: (document: Record<string, unknown>) => Record<string, unknown>
}

export type MigrateResult =
  | { readonly ok: true; readonly document: Record<string, unknown> }
  | { readonly ok: false; readonly reason: 'tooNew' }

/**
 * Applies the steps the document has not been through. The applied names must be a beginning of the
 * known list: anything else was written by a newer program (`tooNew`).
 */
export function migrate(document: Record<string, unknown>, steps: readonly Migration[]): MigrateResult {
  const applied = Array.isArray(document.migrations) ? document.migrations : []
  const isKnown = applied.every((name, i) => steps[i]?.name === name)
  if (!isKnown) return { ok: false, reason: 'tooNew' }
  let current = document
  for (const step of steps.slice(applied.length)) {
    const done = Array.isArray(current.migrations) ? current.migrations : []
    current = { ...step.up(current), migrations: [...done, step.name] }
  }
  return { ok: true, document: current }
}
