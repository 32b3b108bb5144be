import { MantineProvider } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { createShopTheme, EmptyState, Failure } from '../../ui/index.ts'
import type { StartFailureReason } from './startApp.ts'
import { schemes } from './colourSchemes.ts'

const { theme, variables } = createShopTheme('')

/** Shown when the tenant request failed. */
export function StartFailure({ reason, message }: { readonly reason: StartFailureReason; readonly message: string }) {
  const { t } = useTranslation(['common'])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={schemes}
      defaultColorScheme="light"
    >
      <main style={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
        {reason === 'unknown-shop' && <EmptyState isPage title={t('common:unknown_shop')} />}
        {reason === 'suspended' && <EmptyState isPage title={message} />}
        {reason === 'unreachable' && (
          <Failure
            isPage
            title={t('common:start_failed')}
            text={t('common:no_connection')}
            retryLabel={t('common:try_again')}
            onRetry={() => location.reload()}
          />
        )}
      </main>
    </MantineProvider>
  )
}
