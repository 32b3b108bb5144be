import { STATUS_CLASSES, statusesOf } from '@kitwright/contract'

const literals = (values: readonly string[]): string => values.map(value => `'${value}'`).join(', ')

/**
 * Writes the migration that tells the database the contract's table of statuses. The index is built anew, because
 * connections that are open cache its condition with the function as it was.
 */
export function writeStatusMigration(): string {
  const cases = STATUS_CLASSES.map(each => `    when '${each}' then status in (${literals(statusesOf(each))})`)
  return `create or replace function order_status_is(status text, class text) returns boolean
  language sql immutable parallel safe
  return case class
${cases.join('\n')}
    else ('order statuses have no class ' || class)::boolean
  end;
reindex index orders_owing;
`
}
