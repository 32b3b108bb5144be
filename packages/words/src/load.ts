import type { Language, Namespace, Texts } from './types.ts'

type Loaders = { readonly [N in Namespace]: () => Promise<Texts[N]> }

// One import per file, so that a bundler makes one small chunk of each and a page carries only its own words.
const LOADERS: Record<Language, Loaders> = {
  en: {
    common: async () => (await import('./en/common.ts')).common,
    shop: async () => (await import('./en/shop.ts')).shop,
    checkout: async () => (await import('./en/checkout.ts')).checkout,
    account: async () => (await import('./en/account.ts')).account,
    office: async () => (await import('./en/office.ts')).office,
    order: async () => (await import('./en/order.ts')).order,
    pages: async () => (await import('./en/pages.ts')).pages,
    mail: async () => (await import('./en/mail.ts')).mail,
    studio: async () => (await import('./en/studio.ts')).studio,
    sizes: async () => (await import('./en/sizes.ts')).sizes,
    colours: async () => (await import('./en/colours.ts')).colours,
    lettering: async () => (await import('./en/lettering.ts')).lettering,
    fonts: async () => (await import('./en/fonts.ts')).fonts,
    patterns: async () => (await import('./en/patterns.ts')).patterns,
    images: async () => (await import('./en/images.ts')).images,
    arrange: async () => (await import('./en/arrange.ts')).arrange,
    starts: async () => (await import('./en/starts.ts')).starts,
    revisions: async () => (await import('./en/revisions.ts')).revisions,
    roster: async () => (await import('./en/roster.ts')).roster,
    shots: async () => (await import('./en/shots.ts')).shots,
    players: async () => (await import('./en/players.ts')).players,
  },
  kh: {
    common: async () => (await import('./kh/common.ts')).common,
    shop: async () => (await import('./kh/shop.ts')).shop,
    checkout: async () => (await import('./kh/checkout.ts')).checkout,
    account: async () => (await import('./kh/account.ts')).account,
    office: async () => (await import('./kh/office.ts')).office,
    order: async () => (await import('./kh/order.ts')).order,
    pages: async () => (await import('./kh/pages.ts')).pages,
    mail: async () => (await import('./kh/mail.ts')).mail,
    studio: async () => (await import('./kh/studio.ts')).studio,
    sizes: async () => (await import('./kh/sizes.ts')).sizes,
    colours: async () => (await import('./kh/colours.ts')).colours,
    lettering: async () => (await import('./kh/lettering.ts')).lettering,
    fonts: async () => (await import('./kh/fonts.ts')).fonts,
    patterns: async () => (await import('./kh/patterns.ts')).patterns,
    images: async () => (await import('./kh/images.ts')).images,
    arrange: async () => (await import('./kh/arrange.ts')).arrange,
    starts: async () => (await import('./kh/starts.ts')).starts,
    revisions: async () => (await import('./kh/revisions.ts')).revisions,
    roster: async () => (await import('./kh/roster.ts')).roster,
    shots: async () => (await import('./kh/shots.ts')).shots,
    players: async () => (await import('./kh/players.ts')).players,
  },
}

/** Of screens and mails. */
export const NAMESPACES = Object.keys(LOADERS.en) as readonly Namespace[]

/** The texts of one namespace in one language. */
export const loadTexts = <N extends Namespace>(language: Language, namespace: N): Promise<Texts[N]> =>
  LOADERS[language][namespace]()
