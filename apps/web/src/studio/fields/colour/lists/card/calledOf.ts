import type { CardColour } from '@kitwright/contract'

/** What people call a colour of a card. */
export const calledOf = ({ code, name }: Pick<CardColour, 'code' | 'name'>): string =>
  [code, name].filter(Boolean).join(' ')
