import { browserPorts } from './browserPorts.ts'

/**
 * Storage key of the office's tokens. It differs from the shop's: staff and a customer may be signed in side by side in
 * one browser.
 */
export const OFFICE_KEY = 'kitwright.office'

/** Whether a staff member uses this browser. Chooses which page opens, never what is permitted. */
export const hasStaffTokens = (): boolean => browserPorts().storage.getItem(OFFICE_KEY) !== null
