import type { CardColour } from '@kitwright/contract'

/** Returns the display name of a card colour. */
export const calledOf = ({ code, name }: Pick<CardColour, 'code' | 'name'>): string =>
  [code, name].filter(Boolean).join(' ')
