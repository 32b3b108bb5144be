export { CallFailure } from './CallFailure.tsx'
export { createApi, createSender } from './api.ts'
export { browserPorts } from './browserPorts.ts'
export { ApiProvider, useApi, useSession, useTenant, VisitProvider } from './context.tsx'
export type { SessionView } from './context.tsx'
export { createSession, destroyBody, refreshWith } from './createSession.ts'
export type { Session, SessionPorts } from './createSession.ts'
export { guarded, rootRoute, shopFrame } from './frameRoutes.ts'
export type { RouterContext } from './frameRoutes.ts'
export {
  EmailField,
  FormProblem,
  formErrorOf,
  restoreFocus,
  NameFields,
  NewPasswordFields,
  PasswordField,
  PhoneField,
  RequiredNote,
  SignInForm,
  SignUpForm,
  useFormSend,
} from './forms/index.ts'
export type { NewPassword, Person, FormError } from './forms/index.ts'
export { forgetGoogleVisit, googleVisit, leaveForGoogle, readGoogleReturn } from './google.ts'
export type { GoogleReturn } from './google.ts'
export { usePreferences } from './preferences.ts'
export type { MenuMode } from './preferences.ts'
export { useProblemHint, useProblemText } from './problemText.ts'
export {
  dayParam,
  flagParam,
  garmentParam,
  pageParam,
  oneOfParam,
  searchSchema,
  addressParam,
  placeParam,
  textParam,
  sortParam,
} from './search.ts'
export { safeRedirect } from './safeRedirect.ts'
export { watchSending, onShopAnswer } from './fetchWithTimeout.ts'
export { SlowCallsNotice } from './SlowCallsNotice.tsx'
export { areCallsCanceled, onSlowCalls } from './waits.ts'
export { OfflineNote } from './OfflineNote.tsx'
export { PagePending } from './PagePending.tsx'
export { createTokenStore } from './tokenStore.ts'
export { hasStaffTokens, OFFICE_KEY } from './officeStorageKey.ts'
export { formatTime, useDates, useExactDates, useMoments, useTimeZone } from './useDates.ts'
export { CallFailedError, useSuspendOnServer, useCall } from './useCall.ts'
export { changeSearch, useList, widenSearch } from './useList.ts'
export { createSend, notFoundAsNull, useSend } from './useSend.ts'
export type { Refusal } from './useSend.ts'
export { useSwitches } from './useSwitches.ts'
export type { List, ListSearch } from './useList.ts'
