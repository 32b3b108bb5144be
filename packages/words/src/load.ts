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
    pages: async () => (await import('./en/pages.ts')).pages,
    mail: async () => (await import('./en/mail.ts')).mail,
    studio: async () => (await import('./en/studio.ts')).studio,
    sizes: async () => (await import('./en/sizes.ts')).sizes,
  },
  kh: {
    common: async () => (await import('./kh/common.ts')).common,
    shop: async () => (await import('./kh/shop.ts')).shop,
    checkout: async () => (await import('./kh/checkout.ts')).checkout,
    account: async () => (await import('./kh/account.ts')).account,
    office: async () => (await import('./kh/office.ts')).office,
    pages: async () => (await import('./kh/pages.ts')).pages,
    mail: async () => (await import('./kh/mail.ts')).mail,
    studio: async () => (await import('./kh/studio.ts')).studio,
    sizes: async () => (await import('./kh/sizes.ts')).sizes,
  },
}

/** Of screens and mails. */
export const NAMESPACES = Object.keys(LOADERS.en) as readonly Namespace[]

/** The texts of one namespace in one language. */
export const loadTexts = <N extends Namespace>(language: Language, namespace: N): Promise<Texts[N]> =>
  LOADERS[language][namespace]()
