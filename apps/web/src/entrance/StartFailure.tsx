import { MantineProvider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { createLook, EmptyState, Failure } from '../ui/index.ts'
import { schemes } from './schemes.ts'

const { theme, variables } = createLook('')

/** Shown when the shop could not be asked who it is. */
export function StartFailure({ reason }: { reason: 'unknown-shop' | 'unreachable' }) {
  const { t } = useTranslation('common')
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={schemes}
      defaultColorScheme="light"
    >
      <main style={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
        {reason === 'unknown-shop' ? (
          <EmptyState isPage title={t('unknown_shop')} />
        ) : (
          <Failure
            isPage
            title={t('start_failed')}
            text={t('no_connection')}
            retryLabel={t('try_again')}
            onRetry={() => location.reload()}
          />
        )}
      </main>
    </MantineProvider>
  )
}
