// The pages of a customer's own. A module of its own: each page of a shop would load the list of their files.

const quotesPages = async () => import('./quotes/pages.ts')
const ordersPages = async () => import('./orders/pages.ts')

export const DashboardPage = async () => ({ default: (await import('./dashboard/DashboardPage.tsx')).DashboardPage })
export const DesignsPage = async () => ({ default: (await import('./designs/DesignsPage.tsx')).DesignsPage })
export const PlayersPage = async () => ({ default: (await import('./players/PlayersPage.tsx')).PlayersPage })
export const QuotesPage = async () => ({ default: (await quotesPages()).QuotesPage })
export const QuotePage = async () => ({ default: (await quotesPages()).QuotePage })
export const OrdersPage = async () => ({ default: (await ordersPages()).OrdersPage })
export const ProofPage = async () => ({ default: (await ordersPages()).ProofPage })
export const SettingPage = async () => ({ default: (await import('./settings/SettingPage.tsx')).SettingPage })
export const InvoicePage = async () => ({ default: (await ordersPages()).InvoicePage })
