import type { Tenant } from '@kitwright/contract'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { Session } from './createSession.ts'

/** Context that a route may read before it is shown. */
export interface RouterContext {
  readonly session: Session
  readonly tenant: Tenant
}

/** Root of all modules' routes. The entry point defines the frame around them. */
export const rootRoute = createRootRouteWithContext<RouterContext>()()

/** Layout route with the shop's menu and footer. */
export const shopFrame = createRoute({ getParentRoute: () => rootRoute, id: 'shop' })

/** Layout route for signed-in visitors. Others sign in first and return. */
export const guarded = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  beforeLoad: ({ context, location }): void => {
    if (context.session.state.getState().isSignedIn) return
    throw redirect({ to: '/auth/signin', search: { redirect_to: location.href } })
  },
})
