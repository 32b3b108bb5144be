import type { Details, Tenant } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Session } from './createSession.ts'

interface VisitContextValue {
  readonly session: Session
  readonly tenant: Tenant
}
const VisitContext = createContext<VisitContextValue | null>(null)

export function VisitProvider({ visit, children }: { visit: VisitContextValue; children: ReactNode }) {
  return <VisitContext value={visit}>{children}</VisitContext>
}

function useVisit(): VisitContextValue {
  const visit = use(VisitContext)
  if (!visit) throw new Error('this needs a VisitProvider around it')
  return visit
}

/** Returns the shop of this host. */
export const useTenant = (): Tenant => useVisit().tenant

const ApiContext = createContext<Client | null>(null)

/** Replaces the shop's client for its children, for example by the office's. */
export function ApiProvider({ api, children }: { api: Client; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

/** Returns the contract client of the signed-in visitor. */
export function useApi(): Client {
  const { session } = useVisit()
  return use(ApiContext) ?? session.api
}

export interface SessionView extends Pick<
  Session,
  | 'accountId'
  | 'apiFor'
  | 'resume'
  | 'signIn'
  | 'register'
  | 'confirm'
  | 'signInWithGoogle'
  | 'finishSignIn'
  | 'signOut'
  | 'setDetails'
> {
  readonly isSignedIn: boolean
  readonly details: Details | null
  /** Whether the server did not answer who this is. */
  readonly isUnreachable: boolean
}

/** Returns the signed-in user, and the functions for signing in and out. */
export function useSession(): SessionView {
  const { session } = useVisit()
  const own = useStore(session.state)
  const { accountId, apiFor, resume, signIn, register, confirm, signInWithGoogle, finishSignIn, signOut, setDetails } =
    session
  return {
    ...own,
    accountId,
    apiFor,
    resume,
    signIn,
    register,
    confirm,
    signInWithGoogle,
    finishSignIn,
    signOut,
    setDetails,
  }
}
