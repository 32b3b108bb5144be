import type { Tenant } from '@kitwright/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useTranslation } from '../texts/index.ts'
import type { AppRouter } from './router/router.tsx'
import { schemes } from './start/colourSchemes.ts'
import { SlowCallsNotice, VisitProvider, onShopAnswer, type Session } from '../session/index.ts'
import {
  BusyOverlay,
  ConfirmRoot,
  createShopTheme,
  LoadNotice,
  Notices,
  returnFocus,
  retractToast,
  Toasts,
} from '../ui/index.ts'

interface Props {
  readonly session: Session
  readonly tenant: Tenant
  readonly router: AppRouter
  readonly queries: QueryClient
}

/** The shell around every page: theme, texts, the one confirm dialog, the one toast area, the busy overlay. */
export function App({ session, tenant, router, queries }: Props) {
  const { t } = useTranslation(['common'])
  const { color } = tenant.settings.homepage.theme.palette
  const shopTheme = useMemo(() => createShopTheme(color), [color])
  useEffect(returnFocus, [])
  // "We cannot reach the shop" is wrong as soon as it has answered.
  useEffect(() => onShopAnswer(() => retractToast(t('common:no_connection'))), [t])
  const visit = useMemo(() => ({ session, tenant }), [session, tenant])
  return (
    <MantineProvider
      theme={shopTheme.theme}
      cssVariablesResolver={shopTheme.variables}
      colorSchemeManager={schemes}
      defaultColorScheme="light"
    >
      <QueryClientProvider client={queries}>
        <VisitProvider visit={visit}>
          <RouterProvider router={router} />
          <ConfirmRoot />
          <Toasts closeLabel={t('common:close')} />
          <BusyOverlay label={t('common:loading')} />
          <Notices>
            <LoadNotice text={t('common:part_missing')} retryLabel={t('common:try_again')} />
            <SlowCallsNotice />
          </Notices>
        </VisitProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
