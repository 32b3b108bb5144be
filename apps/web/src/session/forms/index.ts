export { isPhone } from './rules.ts'
export { SignInForm } from './SignInForm.tsx'
export { SignUpForm } from './SignUpForm.tsx'
