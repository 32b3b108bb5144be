import type { ClubColour, Command } from '../index.ts'

/** Command that sets these club colours and leaves all others. */
export const setClubColours = (club: readonly ClubColour[]): Command => ({
  kind: 'batch',
  commands: club.map(clubColour => ({ kind: 'setClubColour', clubColour })),
})
