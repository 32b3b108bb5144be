import type { Sample } from './garmentStart.ts'

export const sampleNumber = (role: Sample['role'], sizeMm: number): Sample => ({
  role,
  text: 'number',
  ink: 'light',
  sizeMm,
})

export const teamOnFront = (sizeMm: number, ink: Sample['ink'] = 'light'): Sample => ({
  role: 'frontText',
  text: 'team',
  ink,
  sizeMm,
})

/** Between the shoulders, where no player's name is. */
export const TEAM_ON_BACK: Sample = { role: 'backText', text: 'team', zone: 'playerName', ink: 'light', sizeMm: 60 }

/** Returns sample texts of a match kit: the team in front, numbers, and a name above the number on the back. */
export const sportTexts = (frontNumberMm: number): readonly Sample[] => [
  teamOnFront(74),
  sampleNumber('frontNumber', frontNumberMm),
  { role: 'playerName', text: 'name', ink: 'light' },
  sampleNumber('backNumber', 380),
]
