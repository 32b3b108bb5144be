export {
  duplicateNumbers,
  MAX_PLAYERS,
  newPlayer,
  parseRoster,
  parseShirtNumber,
  printedName,
  readRoster,
} from './parseRoster.ts'
export type { Roster, RosterError, RosterProblem } from './parseRoster.ts'
export { RosterExport } from './RosterExport.tsx'
export { RosterImport } from './RosterImport.tsx'
