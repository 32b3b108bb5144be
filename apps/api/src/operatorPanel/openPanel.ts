import type { FastifyInstance } from 'fastify'
import { type Config, explainPort } from '../config/index.ts'
import { createPanelServer, type PanelParts } from './panelServer.ts'
import { addChangingRoutes, addReadingRoutes } from './shopRoutes.ts'
import { addEnrolRoutes, addSignInRoutes } from './signInRoutes.ts'

/** Creates the operator's panel, ready to listen or to be asked in process. */
export async function openPanel(parts: PanelParts): Promise<FastifyInstance> {
  const app = await createPanelServer(parts)
  addSignInRoutes(app, parts)
  addEnrolRoutes(app, parts)
  addReadingRoutes(app, parts)
  addChangingRoutes(app, parts)
  return app
}

/** Serves the panel on its own port. Throws a sentence for the operator if the port is taken. */
export async function startPanel(
  { port, host }: NonNullable<Config['operator']>,
  parts: PanelParts,
): Promise<() => Promise<void>> {
  const app = await openPanel(parts)
  await app.listen({ port, host }).catch((error: unknown) => {
    throw explainPort(error, { port, host, of: 'OPERATOR_' })
  })
  return async () => app.close()
}
