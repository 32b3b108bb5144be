/** One frozen migration from an older shape of the document to the next. Imports no current code. */
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
 * Applies the missing migrations. The applied names must be a prefix of the known list: other names come from a newer
 * program (`tooNew`); a value that is no list of names is `invalid`.
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
