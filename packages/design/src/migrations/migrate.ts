/** One frozen step from an older shape of the document to the next. Imports nothing living. */
export interface Migration {
  readonly name: string
  readonly up: (document: Record<string, unknown>) => Record<string, unknown>
}

export type MigrateResult =
  | { readonly ok: true; readonly document: Record<string, unknown> }
  | { readonly ok: false; readonly reason: 'tooNew' | 'invalid' }

const isListOfNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string')

/**
 * Applies the steps the document has not been through. The applied names must be a beginning of the
 * known list: other names were written by a newer program (`tooNew`); what is no list of names is `invalid`.
 */
export function migrate(document: Record<string, unknown>, steps: readonly Migration[]): MigrateResult {
  const { migrations: applied = [] } = document
  if (!isListOfNames(applied)) return { ok: false, reason: 'invalid' }
  const isKnown = applied.every((name, i) => steps[i]?.name === name)
  if (!isKnown) return { ok: false, reason: 'tooNew' }
  let current: Record<string, unknown> = document
  for (const step of steps.slice(applied.length)) {
    current = step.up(current)
  }
  return { ok: true, document: { ...current, migrations: steps.map(step => step.name) } }
}
