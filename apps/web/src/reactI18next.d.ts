import type { Namespace, TextFunction } from '@kitwright/words'
import type { i18n, ThirdPartyModule } from 'i18next'

/** The types of react-i18next for this app, in place of its own (`paths` of tsconfig.web.json): what the app uses of it. */
export const initReactI18next: ThirdPartyModule

/** Loads the namespaces and returns the function for their texts. */
export function useTranslation<const N extends readonly Namespace[]>(
  namespaces: N,
): { readonly t: TextFunction<N[number]>; readonly i18n: i18n }
