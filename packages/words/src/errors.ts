/** Texts of the API's errors by id. */
export const ERROR_TEXTS: Record<string, { readonly en: string; readonly kh: string }> = {}
