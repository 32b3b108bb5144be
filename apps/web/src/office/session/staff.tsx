import { areEnough, type OfficeAuth } from '@kitwright/contract'
import { createContext, use } from 'react'
import { browserPorts } from '../../session/index.ts'
import type { StaffMember } from '../officeTypes.ts'
import { createOfficeSession } from './createOfficeSession.ts'

/** The page's only office session, created when the office's bundle loads. */
export const officeSession = createOfficeSession(browserPorts())

export const StaffContext = createContext<StaffMember | null>(null)

export interface SignedInStaff extends StaffMember {
  /** Whether the rights are enough. Menus and buttons follow from it; the server decides. */
  readonly can: (needed: OfficeAuth) => boolean
}

/** Returns the signed-in staff member. */
export function useStaff(): SignedInStaff {
  const me = use(StaffContext)
  if (!me) throw new Error('this needs the office frame around it')
  return { ...me, can: needed => areEnough(me.rights, needed) }
}
