// Loaded together: an order leads to its proof and its invoice, and one chunk keeps the names of more files out of
// every page's start.
export { ProofPage } from '../proof/ProofPage.tsx'
export { InvoicePage } from './InvoicePage.tsx'
export { OrdersPage } from './OrdersPage.tsx'
