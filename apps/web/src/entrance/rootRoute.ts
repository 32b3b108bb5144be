import type { Tenant } from '@kitwright/contract'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { Session } from '../session/index.ts'

export interface RouterContext {
  readonly session: Session
  readonly tenant: Tenant
}
export const root = createRootRouteWithContext<RouterContext>()({ notFoundComponent: NotFoundPage })
