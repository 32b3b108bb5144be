export { addAdministrator, inviteAdministrator } from './administrators.ts'
export type { NewAdministrator } from './administrators.ts'
export { createAccessTokens } from './accessTokens.ts'
export type { AccessTokens, VerifiedToken } from './accessTokens.ts'
export { createAccountsEndpoints } from './endpoints.ts'
export type { AccountsDependencies, SummaryReader } from './endpoints.ts'
export { seedAccounts } from './seedAccounts.ts'
export type { DemoAccount } from './seedAccounts.ts'
export { endAllSessions, forgetSessions, SESSION_GUARD, STAFF_SESSION_GUARD } from './sessions.ts'
export { deleteExpiredCredentials } from './deleteExpiredCredentials.ts'
export { createGoogleTokens } from './googleTokens.ts'
export type { GoogleTokens } from './googleTokens.ts'
export { listStaffToTell, notificationsOf } from './notifications.ts'
export { makeCode } from './oneTimeCodes.ts'
export { makeLink } from './oneTimeLinks.ts'
export { forgetSignIns, anonymiseAccount } from './anonymisePerson.ts'
export { findAccountByEmail, getAccount, isStaff } from './store.ts'
export type { Account } from './store.ts'
export {
  designTerms,
  isOrderTerm,
  isPerson,
  likeFolded,
  likeText,
  MAX_TERMS,
  peopleTerms,
  phoneKey,
} from './office/findPeople.ts'
export type { CountBelongings } from './office/customers.ts'
export { createOfficeAccountsEndpoints } from './office/endpoints.ts'
export { lockAdministrators, removeStaffAccount, setStaffAccess } from './office/staff.ts'
export { listOwners, nameIn } from './office/accountNames.ts'
export type { Owner } from './office/accountNames.ts'
