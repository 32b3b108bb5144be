import { Loader, MantineProvider } from '@mantine/core'
import { schemes } from './colourSchemes.ts'
import { SlowCallsNotice } from '../../session/index.ts'
import { createShopTheme, Notices } from '../../ui/index.ts'

const { theme, variables } = createShopTheme('')

/** Shown while the tenant request takes long: beside a server-rendered page, else with a loader of its own. */
export function StartWaiting({ isRendered }: { isRendered: boolean }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={schemes}
      defaultColorScheme="light"
    >
      {!isRendered && (
        <div style={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
          <Loader />
        </div>
      )}
      <Notices>
        <SlowCallsNotice />
      </Notices>
    </MantineProvider>
  )
}
