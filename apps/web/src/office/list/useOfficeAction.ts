import { useSend } from '../../session/index.ts'

/** The office's lists. */
export const OFFICE = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => String(queryKey[0]).includes(' /api/office/'),
}

/** Sends something that needs no version, and lets the office's lists look again. */
export const useOfficeAction = () => useSend(OFFICE)
