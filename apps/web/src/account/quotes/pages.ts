// Loaded together: a quote is one press from the list.
export { QuotePage } from './QuotePage.tsx'
export { QuotesPage } from './QuotesPage.tsx'
