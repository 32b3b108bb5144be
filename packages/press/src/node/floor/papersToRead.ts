import { A4_LYING } from '../paper/writePaper.ts'
import { headToRead } from './head.ts'
import type { PaperFacts } from './readPaper.ts'
import { labelsToRead } from './writeLabels.ts'
import { ticketsToRead } from './writeTickets.ts'

/** Facts to be found on each paper of the floor. */
export const FLOOR_TO_READ = [
  ['traveller.pdf', headToRead],
  ['tickets.pdf', ticketsToRead],
  ['labels.pdf', labelsToRead],
  ['packing-list.pdf', headToRead],
] as const

/** Facts of a tech pack, which has no codes. */
export const TECH_PACK_TO_READ: PaperFacts = { ...A4_LYING, codes: [] }
