import { lazy } from 'react'

export const SignInPage = lazy(async () => ({ default: (await import('./auth/SignInPage.tsx')).SignInPage }))
export const SignUpPage = lazy(async () => ({ default: (await import('./auth/SignUpPage.tsx')).SignUpPage }))
export const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
}))
export const ResetPasswordPage = lazy(async () => ({
  default: (await import('./auth/ResetPasswordPage.tsx')).ResetPasswordPage,
}))
export const UnlockPage = lazy(async () => ({ default: (await import('./auth/UnlockPage.tsx')).UnlockPage }))
export const GooglePage = lazy(async () => ({ default: (await import('./auth/GooglePage.tsx')).GooglePage }))
export const PersonalLayout = lazy(async () => ({
  default: (await import('./layout/PersonalLayout.tsx')).PersonalLayout,
}))
export const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
}))
export const DesignsPage = lazy(async () => ({ default: (await import('./designs/DesignsPage.tsx')).DesignsPage }))
export const PlayersPage = lazy(async () => ({ default: (await import('./players/PlayersPage.tsx')).PlayersPage }))
export const OrdersPage = lazy(async () => ({ default: (await import('./orders/OrdersPage.tsx')).OrdersPage }))
export const SettingPage = lazy(async () => ({ default: (await import('./setting/SettingPage.tsx')).SettingPage }))
export const InvoicePage = lazy(async () => ({ default: (await import('./orders/InvoicePage.tsx')).InvoicePage }))
