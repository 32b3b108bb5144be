// Loaded together: from an order one goes to its proof and its invoice, and the start of every page is spared the names of more files.
export { ProofPage } from '../proof/ProofPage.tsx'
export { InvoicePage } from './InvoicePage.tsx'
export { OrdersPage } from './OrdersPage.tsx'
