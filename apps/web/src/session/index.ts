export { CallFailure } from './CallFailure.tsx'
export { createApi, createSender } from './api.ts'
export { browserPorts } from './browserPorts.ts'
export { ApiProvider, useApi, useSession, useTenant, VisitProvider } from './context.tsx'
export type { SessionView } from './context.tsx'
export { createSession } from './createSession.ts'
export type { Session, SessionPorts } from './createSession.ts'
export { destroyBody } from './destroyBody.ts'
export {
  FormProblem,
  toldOf,
  isEmail,
  isPhone,
  keepFocus,
  NewPasswordFields,
  PasswordField,
  SignInForm,
  SignUpForm,
} from './forms/index.ts'
export type { NewPassword, Told } from './forms/index.ts'
export { forgetGoogleVisit, googleVisit, leaveForGoogle, readGoogleReturn } from './google.ts'
export type { GoogleReturn } from './google.ts'
export { usePreferences } from './preferences.ts'
export type { MenuMode } from './preferences.ts'
export { useProblemHint, useProblemText } from './problemText.ts'
export { refreshWith } from './refreshWith.ts'
export { safeRedirect } from './safeRedirect.ts'
export { watchSending } from './sending.ts'
export { createTokenKeeper } from './tokenKeeper.ts'
export { useDates } from './useDates.ts'
export { CallFailed, useCall } from './useCall.ts'
export { whenReached } from './reached.ts'
