import { useSend } from '../../session/index.ts'

/** Query filter that matches the office's lists. */
export const OFFICE = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => String(queryKey[0]).includes(' /api/office/'),
}

/** Sends a request that needs no version and refreshes the office's lists. */
export const useOfficeAction = () => useSend(OFFICE)
