import type { Right } from '@kitwright/contract'
import { ProblemError } from './problem.ts'
import type { Person } from './types.ts'

/** Throws `right-missing` without the right. For what a route's own right does not cover. */
export function requireRight({ rights }: Pick<Person, 'rights'>, needed: Right): void {
  if (!rights.includes(needed)) throw new ProblemError('right-missing')
}

/** The actor in the table of order statuses. */
export const actorOf = ({ rights }: Pick<Person, 'rights'>): 'admin' | 'store' =>
  rights.includes('overrule') ? 'admin' : 'store'
