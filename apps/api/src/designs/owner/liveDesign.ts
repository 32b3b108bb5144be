import { type SocketEndpoint, ProblemError } from '../../endpoint/index.ts'
import { findLatestRevision } from '../storage/store.ts'

/**
 * Tells an open page the latest revision of its design. It is read from the database, so that it does not matter which
 * server another page has saved on.
 */
export const liveDesign: SocketEndpoint<'/api/designs/{id}/live'> = async ({ person, params, run, send }) => {
  const read = async (): Promise<number> => {
    const revision = await run(async trx => findLatestRevision(trx, person.id, params.id))
    if (revision === undefined) throw new ProblemError('not-found')
    return revision
  }
  let latest = await read()
  const tell = (revision: number): void => {
    latest = revision
    send({ kind: 'revision', revision })
  }
  return {
    onOpen: async () => tell(latest),
    onMessage: async () => tell(await read()),
    async onBeat() {
      const revision = await read()
      if (revision !== latest) tell(revision)
    },
  }
}
