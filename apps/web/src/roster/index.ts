export { duplicateNumbers, newPlayer, parseShirtNumber, printedName } from './parseRoster.ts'
export { RosterExport } from './RosterExport.tsx'
export { RosterImport } from './RosterImport.tsx'
