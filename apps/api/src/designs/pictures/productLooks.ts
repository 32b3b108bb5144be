import type { LookRecipe, RecipePattern } from '@kitwright/design'

const SHIRT = ['body', 'sides', 'shoulders', 'sleeves', 'stripes', 'hem']
/** A kit's hem is that of its shorts. */
const KIT = ['body', 'sides', 'shoulders', 'sleeves', 'stripes']
const TRUNKS = ['body', 'sides', 'hem']

const whole = (id: string, on: readonly string[], more: Partial<RecipePattern> = {}): RecipePattern => ({
  id,
  tone: 'second',
  opacity: 1,
  on,
  isWhole: true,
  ...more,
})

/** A shirt whose stripes and hem are cloth like its body, so that a pattern runs over them. */
const shirt = (pattern: RecipePattern): Omit<LookRecipe, 'id'> => ({
  body: 'main',
  trims: 'second',
  parts: { stripes: 'main', hem: 'main' },
  pattern,
})

/** The look of each product's pictures, by garment: a pattern shows what the shop can print. */
const LOOKS: Readonly<Record<string, Omit<LookRecipe, 'id'>>> = {
  soccer: {
    ...shirt(whole('sash-outlined', KIT, { tone: 'light' })),
    shorts: 'second',
    parts: { stripes: 'main', hem: 'light' },
    ink: 'light',
    isClear: true,
  },
  tshirt: shirt(whole('tides-club', SHIRT, { tone: 'light', inks: ['accent', 'second', 'deep'] })),
  oversizedshirt: shirt(whole('big-lotus', ['body', 'sides', 'shoulders', 'hem'], { tone: 'accent', opacity: 0.85 })),
  boxyfit: shirt(whole('sunset-club', SHIRT, { tone: 'second', inks: ['accent', 'deep'] })),
  sleeveless: { ...shirt(whole('arc-sweep', SHIRT, { tone: 'light' })), parts: { hem: 'main' } },
  polo: shirt(whole('hoop-club', SHIRT, { tone: 'light', inks: ['accent', 'second'] })),
  hoodie: { ...shirt(whole('sash-tones', SHIRT)), parts: {} },
  boxingtrunk: { ...shirt(whole('leg-stripes', TRUNKS, { tone: 'light' })), parts: { hem: 'main' }, isClear: true },
}

const PLAIN: Omit<LookRecipe, 'id'> = { body: 'main', trims: 'second', shorts: 'second' }

/** Returns the look in which the shop shows a garment. */
export const productLook = (garment: string): LookRecipe => ({ id: 'product', ...(LOOKS[garment] ?? PLAIN) })
