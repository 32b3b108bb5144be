import type { Squad } from '@kitwright/contract'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import { saveSquad } from './saveSquad.ts'
import { deleteSquad, listSquads, type SquadRecord } from './store.ts'

type Routes = 'GET /api/squads' | 'POST /api/squads' | 'DELETE /api/squads/{id}'

const present = ({ id, name, players, created_at, updated_at }: SquadRecord): Squad => ({
  id,
  name,
  players,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})

export function createSquadsEndpoints(): Endpoints<Routes> {
  return {
    'GET /api/squads': async ({ person, query, run }) => {
      const { rows, total } = await run(async trx => listSquads(trx, person.id, query))
      return { value: { items: rows.map(present), ...query, total } }
    },
    'POST /api/squads': async ({ person, body, now, run }) => ({
      value: present(await run(async trx => saveSquad(trx, { ...body, ownerId: person.id, now }))),
    }),
    'DELETE /api/squads/{id}': async ({ person, params, run }) => {
      if (!(await run(async trx => deleteSquad(trx, person.id, params.id)))) throw new ProblemError('not-found')
      return { value: null }
    },
  }
}
