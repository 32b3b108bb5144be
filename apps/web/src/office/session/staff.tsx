import { createContext, use } from 'react'
import { browserPorts } from '../../session/index.ts'
import type { StaffMember } from '../officeTypes.ts'
import { createOfficeSession } from './createOfficeSession.ts'

/** The page's only office session, created when the office's bundle loads. */
export const officeSession = createOfficeSession(browserPorts())

export const StaffContext = createContext<StaffMember | null>(null)

/** Returns the signed-in staff member. */
export function useStaff(): StaffMember & { readonly isAdmin: boolean } {
  const me = use(StaffContext)
  if (!me) throw new Error('this needs the office frame around it')
  return { ...me, isAdmin: me.role === 'ADMIN' }
}
