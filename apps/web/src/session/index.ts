export { CallFailure } from './calls/CallFailure.tsx'
export { createApi, createSender } from './tokens/api.ts'
export { browserPorts } from './identity/browserPorts.ts'
export { ApiProvider, useApi, useSession, useTenant, VisitProvider } from './identity/context.tsx'
export type { SessionView } from './identity/context.tsx'
export { createSession, destroyBody, refreshWith } from './identity/createSession.ts'
export type { Session, SessionPorts } from './identity/createSession.ts'
export { guarded, rootRoute, shopFrame } from './identity/frameRoutes.ts'
export type { RouterContext } from './identity/frameRoutes.ts'
export {
  AppSecret,
  CodeForm,
  factorStepOf,
  LazyFactorStep,
  LazyPasskeyButton,
  RecoveryCodes,
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
export { forgetGoogleVisit, googleVisit, leaveForGoogle, readGoogleReturn } from './identity/google.ts'
export type { GoogleReturn } from './identity/google.ts'
export { usePreferences } from './preferences.ts'
export type { MenuMode } from './preferences.ts'
export { useProblemHint, useProblemText } from './calls/problemText.ts'
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
export { safeRedirect } from './identity/safeRedirect.ts'
export { watchSending, onShopAnswer } from './network/fetchWithTimeout.ts'
export { SlowCallsNotice } from './network/SlowCallsNotice.tsx'
export { areCallsCanceled, onSlowCalls } from './network/waits.ts'
export { OfflineNote } from './network/OfflineNote.tsx'
export { PagePending } from './PagePending.tsx'
export { createTokenStore } from './tokens/tokenStore.ts'
export { hasStaffTokens, OFFICE_KEY } from './identity/officeStorageKey.ts'
export { formatTime, useDates, useExactDates, useMoments, useTimeZone } from './useDates.ts'
export { CallFailedError, useSuspendOnServer, useCall } from './calls/useCall.ts'
export { changeSearch, useList, widenSearch } from './calls/useList.ts'
export { createSend, notFoundAsNull, useSend } from './calls/useSend.ts'
export type { Refusal } from './calls/useSend.ts'
export { themePreviews, useThemePreview } from './themePreview.ts'
export { useSwitches } from './calls/useSwitches.ts'
export type { List, ListSearch } from './calls/useList.ts'
