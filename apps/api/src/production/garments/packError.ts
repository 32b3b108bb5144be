import type { PackProblem } from '@kitwright/contract'

export interface Problem {
  readonly id: PackProblem
  /** The values that its sentence names. */
  readonly values: Readonly<Record<string, string>>
}

/** The reason that a pack cannot be made. */
export class PackError extends Error {
  override name = 'PackError'
  readonly problem: Problem

  constructor(id: PackProblem, values: Problem['values'] = {}) {
    super(`${id} ${JSON.stringify(values)}`)
    this.problem = { id, values }
  }
}
