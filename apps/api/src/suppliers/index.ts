export { createSupplierProfileEndpoints } from './profileEndpoints.ts'
export { createPrintersEndpoints } from './printerEndpoints.ts'
export { createSuppliersEndpoints } from './endpoints.ts'
export { createSupplierLinkEndpoints } from './linkEndpoints.ts'
export { findOpenLink, listLinksEnding, makeSupplierLink, noteOpened } from './links.ts'
export type { OpenedLink } from './links.ts'
export { holdPrinter } from './printers.ts'
export type { PrinterRecord } from './printers.ts'
export { profilesOn } from './profiles.ts'
export type { FabricProfile, ProfileRef } from './profiles.ts'
export {
  findSupplier,
  findSupplierByName,
  findSupplierToChange,
  hasProfile,
  listSupplierNames,
  listSuppliersToChoose,
} from './store.ts'
export type { SupplierRecord } from './store.ts'
export { sweepProfiles } from './deleteUnusedProfiles.ts'
