export { duplicateNumbers, newPlayer, parseShirtNumber, printedName, usualSize } from './players.ts'
export { readTable, TABLE_KINDS } from './readTable.ts'
export { RosterExport } from './RosterExport.tsx'
export { RosterImport } from './RosterImport.tsx'
