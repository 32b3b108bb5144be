import { useMediaQuery } from '@mantine/hooks'

/** The specification's breakpoint: 991 px is still mobile. */
export const useIsDesktop = (): boolean =>
  useMediaQuery('(min-width: 992px)', globalThis.innerWidth >= 992, { getInitialValueInEffect: false }) ?? true
