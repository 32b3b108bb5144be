export { addAdministrator, inviteAdministrator, inviteCustomer } from './person/administrators.ts'
export type { NewAdministrator } from './person/administrators.ts'
export { createAccessTokens } from './tokens/accessTokens.ts'
export type { AccessTokens, VerifiedToken } from './tokens/accessTokens.ts'
export { createAccountsEndpoints } from './endpoints.ts'
export type { AccountsDependencies, SummaryReader } from './endpoints.ts'
export { seedAccounts } from './seedAccounts.ts'
export type { DemoAccount } from './seedAccounts.ts'
export { endAllSessions, forgetSessions, SESSION_GUARD, STAFF_SESSION_GUARD } from './sessions/sessions.ts'
export { deleteExpiredCredentials } from './tokens/deleteExpiredCredentials.ts'
export { createGoogleTokens } from './tokens/googleTokens.ts'
export type { GoogleTokens } from './tokens/googleTokens.ts'
export { writeOptOutToken } from './person/optOutLink.ts'
export { listStaffToTell, notificationsOf } from './person/notifications.ts'
export { endSessions } from './sessions/sessions.ts'
export { decryptSecret, encryptSecret } from './factors/encryptSecret.ts'
export { describeTimeSecret, newTimeSecret, stepOfCode } from './factors/timeCodes.ts'
export { hashPassword, verifyPassword } from './passwords/passwords.ts'
export { findEmailChange, makeChangeLink } from './email/emailChangeStore.ts'
export { requireOwner } from './email/requireOwner.ts'
export { makeCode } from './tokens/oneTimeCodes.ts'
export { makeLink } from './tokens/oneTimeLinks.ts'
export { forgetSignIns, anonymiseAccount } from './anonymisePerson.ts'
export { findAccount, findAccountByEmail, getAccount, isStaff } from './person/store.ts'
export type { Account } from './person/store.ts'
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
export { findCustomer, readCustomerRows } from './office/customers.ts'
export { findCustomers } from './office/findCustomers.ts'
export type { CountBelongings } from './office/customers.ts'
export { createOfficeAccountsEndpoints } from './office/endpoints.ts'
export { hasAdministrator, lockAdministrators, removeStaffAccount, setStaffAccess } from './office/staff.ts'
export { resetFactors } from './office/safety.ts'
export { listOwners, nameIn } from './office/accountNames.ts'
export type { Owner } from './office/accountNames.ts'
