/** The roles of a club's colours and of a recipe's. In a recipe, `deep` and `light` always differ strongly. */
export const TONES = ['main', 'second', 'accent', 'deep', 'light'] as const
export type Tone = (typeof TONES)[number]

/** Kits that a design may have besides the one that it is drawn as, which is worn at home. */
export const KIT_ROLES = ['away', 'third', 'goalkeeper', 'referee', 'training'] as const
export type KitRole = (typeof KIT_ROLES)[number]
